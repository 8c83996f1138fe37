import { BUILD_CASES, planBuilds } from './cases';

function plan(...wanted: (typeof BUILD_CASES)[number][]) {
  return planBuilds(wanted).map(({ change, isShown }) => (isShown ? change : `(${change})`));
}

it('builds cold first, and one edit for nothing before changes are measured', () => {
  expect(plan(...BUILD_CASES)).toEqual([
    'cold',
    'unchanged',
    '(edit)',
    'edit',
    'add',
    'string',
    'template',
  ]);
});

it('builds no more than the wanted ones need', () => {
  expect(plan('cold')).toEqual(['cold']);
  expect(plan('cold', 'unchanged')).toEqual(['cold', 'unchanged']);
  expect(plan('cold', 'edit')).toEqual(['cold', '(edit)', 'edit']);
  expect(plan('template')).toEqual(['(cold)', '(edit)', 'template']);
});
