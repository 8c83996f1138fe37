import { COLLECTIONS, POLICIES } from './failure-policies';
import { CHANGEABLE_KINDS, EFFECTS } from './findings';

/** The rows of the table of settings (`settings.ts`) that say how a build meets what is wrong. */
export const faultSettings = {
  DOCTOR: {
    kind: 'choice',
    choices: ['stop', 'warn'],
    default: 'stop',
    usedBy: ['build'],
    comment:
      'Whether what a build finds wrong with the site stops it: `stop` goes by the table of findings (docs/operating.md), `warn` only warns of all that the table lets be changed.',
  },
  FINDINGS: {
    kind: 'choices by name',
    names: CHANGEABLE_KINDS,
    choices: EFFECTS,
    usedBy: ['build'],
    comment:
      'Kinds of findings that stop a build, or only warn, against the table of findings: `kind:stop` or `kind:warn`, separated by commas.',
  },
  FAILURES: {
    kind: 'choices by name',
    names: COLLECTIONS,
    choices: POLICIES,
    default: 'all:strict',
    usedBy: ['build'],
    comment:
      'What a build does when the API does not give a collection whole: `strict` stops, `last-good` takes the collection from the last good build, `hold` keeps single faulty items as they were.',
  },
  LAST_GOOD_MAX_HOURS: {
    kind: 'whole number',
    default: '72',
    usedBy: ['build'],
    comment: 'How old a collection of the last good build may be, in hours; then the build stops.',
  },
  HOLD_MAX_SHARE: {
    kind: 'whole number',
    default: '5',
    usedBy: ['build'],
    comment:
      'How many of 100 items of a collection `hold` may keep as they were, and one in any case; with more the build stops.',
  },
  LOSSES: {
    kind: 'choice',
    choices: ['stop', 'allow'],
    default: 'stop',
    usedBy: ['build'],
    comment:
      'When much is gone that the last good build had, a fifth of the items of a kind or a tenth of the pictures: `stop` the build or `allow` it.',
  },
} as const;
