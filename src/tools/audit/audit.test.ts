import { createServer } from 'node:http';
import { closeServer, listen } from '../../node/listen';
import { tempFolder } from '../../testing/temp-folder';
import { NoAnswerError, parseReport, readAdvisories, type Advisory } from './read-advisories';
import { judge, parseVerdicts } from './verdicts';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const URL_OF = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';

const advisory: Advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'leftpad-of-ours',
  severity: 'high',
  title: 'Pads to the right',
  url: URL_OF,
};

const verdict = {
  advisory: advisory.id,
  package: advisory.package,
  verdict: 'Only the build pads, and only texts of our own.',
  until: '2026-11-26',
};

/** A project that has installed one package. */
const PROJECT = {
  'package.json': JSON.stringify({ name: 'site', dependencies: { [advisory.package]: '1.0.0' } }),
  'package-lock.json': JSON.stringify({
    name: 'site',
    lockfileVersion: 3,
    packages: {
      '': { name: 'site', dependencies: { [advisory.package]: '1.0.0' } },
      [`node_modules/${advisory.package}`]: { version: '1.0.0' },
    },
  }),
};

/** Runs npm's own audit against a registry that knows of one advisory, or does not answer such questions. */
async function auditAgainst(status: 200 | 405): Promise<Advisory[]> {
  const { id: _id, package: name, ...more } = advisory;
  const row = { ...more, id: 1, vulnerable_versions: '<2.0.0', cwe: [], cvss: { score: 0 } };
  const server = createServer((request, response) => {
    const isAudit = request.url?.endsWith('/security/advisories/bulk') === true;
    response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
    response.end(isAudit && status === 200 ? JSON.stringify({ [name]: [row] }) : '{}');
  });
  const port = await listen(server);
  try {
    const registry = `http://127.0.0.1:${String(port)}/`;
    const cache = tempFolder();
    return await readAdvisories(tempFolder(PROJECT), ['--registry', registry, '--cache', cache]);
  } finally {
    await closeServer(server);
  }
}

test('npm tells of an advisory against what is installed', async () => {
  expect(await auditAgainst(200)).toEqual([advisory]);
});

test('a registry that does not answer is no clean bill', async () => {
  await expect(auditAgainst(405)).rejects.toThrow(NoAnswerError);
  expect(() => parseReport('npm error network')).toThrow('npm audit said: npm error network');
});

test('an advisory is told once, and by whichever package has the fault', () => {
  const via = { source: 1, name: 'deep', dependency: 'deep', title: 'T', url: URL_OF };
  const vulnerabilities = {
    deep: { via: [{ ...via, severity: 'low' }] },
    above: { via: ['deep', { ...via, severity: 'low' }] },
  };
  expect(parseReport(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual([
    { id: advisory.id, package: 'deep', severity: 'low', title: 'T', url: URL_OF },
  ]);
});

test('an advisory wants a verdict of its own package, until the end of its last day', () => {
  const { faults, notes } = judge([advisory], [verdict], NOW);
  expect(faults).toEqual([]);
  expect(notes[0]).toContain(verdict.verdict);
  const missing = judge([advisory], [{ ...verdict, package: 'other' }], NOW);
  expect(missing.faults).toEqual([
    `leftpad-of-ours: GHSA-aaaa-bbbb-cccc (high) has no verdict: Pads to the right. ${URL_OF}`,
  ]);
  expect(missing.notes).toEqual([
    'other: GHSA-aaaa-bbbb-cccc concerns nothing that is installed: its verdict may go',
  ]);
  const tomorrow = judge([advisory], [verdict], new Date('2026-11-27T00:00:00.000Z'));
  expect(tomorrow.faults[0]).toContain('This verdict ran out on 2026-11-26.');
});

test.each([
  ['[{ advisory: a, package: b, until: 2027-01-31 }]', 'v.yaml: 0.verdict: expected a string'],
  [
    '[{ advisory: a, package: b, verdict: Nobody can reach this from outside., until: soon }]',
    'v.yaml: 0.until: expected a date such as 2027-01-31',
  ],
  ['advisory: a', 'v.yaml: the list: expected an array'],
  ['[', 'v.yaml: '],
])('a list of verdicts that cannot be read is named with its place: %s', (yaml, words) => {
  expect(() => parseVerdicts(yaml, 'v.yaml')).toThrow(words);
  expect(parseVerdicts('# nothing yet', 'v.yaml')).toEqual([]);
});
