import { closingLine, readJestReport, readPlaywrightReport } from './report';

test('the closing line sums both reports', () => {
  const jest = readJestReport(
    JSON.stringify({ numPassedTests: 40, numFailedTests: 1, numRuntimeErrorTestSuites: 1 }),
  );
  const playwright = readPlaywrightReport(
    JSON.stringify({ stats: { expected: 8, unexpected: 2, flaky: 1 }, errors: [{}] }),
  );
  expect(jest).toEqual({ passed: 40, failed: 2 });
  expect(playwright).toEqual({ passed: 9, failed: 3 });
  expect(closingLine([jest, playwright])).toBe('49 passed, 5 failed');
});

test('what is no report is an error', () => {
  expect(() => readJestReport('{}')).toThrow();
  expect(() => readPlaywrightReport('{"stats":{}}')).toThrow();
});
