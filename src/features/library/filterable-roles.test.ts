import { groupsOf, MOST_GROUPS, roleGroups } from './filterable-roles';

function role(...tags: string[]) {
  return { text: { tags } };
}

describe('the groups of roles', () => {
  it('are tags of several roles, the most frequent first, then as they appear', () => {
    const roles = [
      role('探索', '新手'),
      role('辅助', '控制'),
      role('控制'),
      role('辅助'),
      role('控制'),
    ];
    expect(roleGroups(roles)).toEqual([
      { tag: '控制', count: 3 },
      { tag: '辅助', count: 2 },
    ]);
  });

  it('leave out a tag that every role carries, and count a role once', () => {
    const roles = [role('a', 'b', 'b'), role('a', 'b'), role('a', 'c'), role('a', 'c')];
    expect(roleGroups(roles)).toEqual([
      { tag: 'b', count: 2 },
      { tag: 'c', count: 2 },
    ]);
  });

  it('are none where there is only one to choose, or nothing', () => {
    expect(roleGroups([role('a'), role('a'), role('b')])).toEqual([]);
    expect(roleGroups([])).toEqual([]);
    expect(roleGroups([role()])).toEqual([]);
  });

  it('are not more than FilterableRoles has rules for', () => {
    const tags = Array.from({ length: 12 }, (_, index) => `t${String(index)}`);
    expect(roleGroups([role(...tags), role(...tags), role()])).toHaveLength(MOST_GROUPS);
  });

  it('are told to a role by their places', () => {
    const groups = [
      { tag: '控制', count: 2 },
      { tag: '辅助', count: 2 },
    ];
    expect(groupsOf(role('辅助', 'x', '控制'), groups)).toBe('0 1');
    expect(groupsOf(role('x'), groups)).toBeUndefined();
  });
});
