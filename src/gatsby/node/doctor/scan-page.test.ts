import { scanPage } from './scan-page';

const PAGE = `<!DOCTYPE html><html data-a="b" lang="zh-CN"><head><meta charSet="utf-8"/>
<meta name="description" content="A &amp; B" data-gatsby-head="true"/><meta name="robots" content="noindex"/>
<title data-gatsby-head="true">&lt;1&gt; &quot;it&#x27;s&#39;&quot; &copy;</title>
<meta property="og:url" content="https://a.example/og"/><meta property="og:image" content="/og.png"/>
<meta property="og:title" content="/no-address"/>
<link rel="canonical" href="https://a.example/"/>
<link rel="alternate" media="only screen" href="https://a.example/m/"/>
<link rel="alternate" hrefLang="zh-CN" href="https://a.example/"/><link rel="alternate" hrefLang="en"/>
<link rel="preload" imageSrcSet="/p.webp 1x, /q.webp 2x"/>
<script src="/s.js">var a = '<a id="code" href="/code/">';</script><style>a[href="/style/"]{}</style></head>
<body data-href="/data/"><main id="main"><a id="a&amp;b" href="/b/?x=1&amp;y=2">&lt;a href="/text/"&gt; href="/words/"</a>
<img src="/c.webp" srcset="/c.webp 100w, /d,e.webp 200w"/><form action="/f/"></form><video poster="/v.webp"></video>
<a href="/b/?x=1&amp;y=2">again</a></main></body></html>`;

test('a page says what it is, and every address and id that it names', () => {
  expect(scanPage(PAGE)).toEqual({
    lang: 'zh-CN',
    title: `<1> "it's'" &copy;`,
    description: 'A & B',
    canonical: 'https://a.example/',
    isListed: false,
    mobile: 'https://a.example/m/',
    languages: [{ hreflang: 'zh-CN', href: 'https://a.example/' }],
    ids: new Set(['main', 'a&b']),
    links: new Set([
      ...['https://a.example/og', '/og.png', 'https://a.example/', 'https://a.example/m/'],
      ...['/p.webp', '/q.webp', '/b/?x=1&y=2', '/c.webp', '/d,e.webp', '/f/', '/v.webp'],
    ]),
  });
});

test('of what a page leaves out nothing is said', () => {
  expect(scanPage('<!DOCTYPE html><html><head></head><body></body></html>')).toEqual({
    ...{ lang: '', title: '', description: '', isListed: true, languages: [] },
    ...{ canonical: undefined, mobile: undefined, ids: new Set(), links: new Set() },
  });
});
