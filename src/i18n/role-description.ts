interface RoleTexts {
  readonly name: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** Describes a role to search engines: who it is, what it does, and where. No two roles of a game have the same. */
export function roleDescription({ name, title, tags }: RoleTexts, gameName: string): string {
  return [name, title, ...tags, gameName].filter((part) => part !== '').join(' · ');
}
