/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readEnvironment } from './environment';

describe('readEnvironment', () => {
  test('needs nothing, and empty is unset', () => {
    expect(readEnvironment({ GATSBY_IM_URL: '' })).toMatchObject({
      GATSBY_API_BASE_URL: 'http://localhost:8787',
      GATSBY_SITE_URL: 'http://localhost:9000',
      GATSBY_CONSENT_MODE: 'notice',
      PICTURES: 'build',
    });
  });

  test('names every invalid variable, its value and what was expected', () => {
    const reading = () =>
      readEnvironment({
        GATSBY_API_BASE_URL: 'localhost:8787',
        PICTURES: 'maybe',
        GATSBY_IM_URL: 'http://x',
      });
    expect(reading).toThrow(
      'GATSBY_API_BASE_URL: expected an http or https address, got "localhost:8787"',
    );
    expect(reading).toThrow('PICTURES: expected build or origin, got "maybe"');
    expect(reading).toThrow('GATSBY_IM_URL: expected a ws or wss address, got "http://x"');
  });

  test('picture origins are hosts', () => {
    expect(readEnvironment({ PICTURE_ORIGINS: 'a.example, b.example:81' }).PICTURE_ORIGINS).toEqual(
      ['a.example', 'b.example:81'],
    );
    expect(() => readEnvironment({ PICTURE_ORIGINS: 'https://a.example/' })).toThrow(
      'expected hosts',
    );
  });

  test('the sandbox sets everything that .env.example names, and is valid', () => {
    const sandbox = parseEnv(readFileSync('.env.sandbox', 'utf8'));
    const example = readFileSync('.env.example', 'utf8');
    const named = Array.from(example.matchAll(/^# ([A-Z_]+)=/gm), ([, name]) => name);
    expect(() => readEnvironment(sandbox)).not.toThrow();
    expect(named.filter((name) => name !== 'PICTURE_ORIGINS').sort()).toEqual(
      Object.keys(sandbox).sort(),
    );
  });
});
