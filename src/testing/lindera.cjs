const { runInThisContext } = require('node:vm');

/**
 * Lindera, whose one tokenizer is built once in each process of Jest, outside of the modules that every test file loads anew:
 * its dictionary takes a second of the processor.
 */
module.exports = runInThisContext(`
  globalThis.linderaForTests ??= (() => {
    const load = process.getBuiltinModule('node:module').createRequire(${JSON.stringify(`${__dirname}/`)});
    const { TokenizerBuilder } = load('lindera-wasm-nodejs-ipadic');
    const tokenizers = new Map();
    return {
      TokenizerBuilder: class {
        settings = [];
        setDictionary(address) { this.settings.push(['setDictionary', address]); }
        setMode(mode) { this.settings.push(['setMode', mode]); }
        build() {
          const key = JSON.stringify(this.settings);
          if (!tokenizers.has(key)) {
            const builder = new TokenizerBuilder();
            for (const [name, value] of this.settings) builder[name](value);
            tokenizers.set(key, builder.build());
          }
          return tokenizers.get(key);
        }
      },
    };
  })()
`);
