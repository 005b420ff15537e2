import { writesNothing } from '../../../../platform/contract/idempotency.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import { idOf, type Operation } from '../../../../platform/contract/operation.ts'
import { object, page, sweeping } from '../../../../platform/contract/shapes.ts'
import {
  Ending,
  NewRule,
  NewVersion,
  Rule,
  TriedRule,
  VersionAnswer,
  WhatIf,
  WhatIfAnswer,
} from './shapes.ts'

const read = { method: 'GET', needs: ['projects.read'], feature: 'projects' } as const
const write = { method: 'POST', needs: ['projects.manage'], feature: 'projects' } as const
const path = '/v1/rate-cards/{id}/rules'
const ById = { id: idOf('rate_card_not_found') }
const ByBoth = { ...ById, ruleId: idOf('rate_rule_not_found') }
const missing = ['rate_card_not_found', 'rate_rule_not_found'] as const
const ofVersions = ['article_not_found', 'range_end_before_start', 'version_ranges_overlap'] as const
export const ofRepricing = ['rate_reprices_approved_hours', 'rate_reprices_closed_projects'] as const
const ofNewRule = [
  'rate_card_not_found',
  'rate_rule_exists',
  'project_not_found',
  'customer_not_found',
  'membership_not_found',
  'project_role_not_found',
  'entry_type_not_found',
  ...ofVersions,
] as const
const version = { validFrom: '2027-01-01', rateCentsPerHour: 9200 }

export const ruleOperations = {
  listRules: {
    ...read,
    path,
    summary: 'List the rules of a rate card',
    description: 'Page through the rules with all their versions, in the order in which they were made.',
    params: ById,
    sweeps: { table: 'rate_rules', deletions: 'within', of: 'rate_card_id' },
    listed: { ids: true },
    query: object(sweeping),
    answers: page(Rule),
    refuses: ['rate_card_not_found'],
  },
  getRule: {
    ...read,
    path: `${path}/{ruleId}`,
    summary: 'Read one rule of a rate card',
    params: ByBoth,
    answers: Rule,
    refuses: missing,
  },
  createRule: {
    ...write,
    path,
    summary: 'Add a rule to a rate card',
    description:
      'Add a rule with its rates by date. Of the rules of a card that fit some hours and have a version of their day the most specific wins: project counts for more than customer, customer than member, member than role, role than kind of work, and each for more than all that come after it together. A rule without criteria fits all hours. Approved hours get another price by it only with `reprice`, and never those of closed projects.',
    params: ById,
    body: NewRule,
    status: 201,
    answers: Rule,
    refuses: [...ofNewRule, ...ofRepricing],
    example: {
      body: {
        projectRoleId: exampleId('projectRoleId'),
        versions: [{ validFrom: '2026-01-01', rateCentsPerHour: 8500 }],
      },
    },
  },
  addVersion: {
    ...write,
    path: `${path}/{ruleId}/versions`,
    summary: 'Add a version to a rule',
    description:
      'Give a rule another rate from a day on. The version that is open then ends the day before; versions are never edited, because hours say which one priced them. Approved hours get another price by it only with `reprice`, and never those of closed projects. `dryRun` tells what would change.',
    params: ByBoth,
    body: NewVersion,
    answers: VersionAnswer,
    refuses: [...missing, 'rate_rule_stale', ...ofVersions, ...ofRepricing],
    example: { body: version },
  },
  end: {
    ...write,
    path: `${path}/{ruleId}/end`,
    summary: 'End a rule',
    description:
      'Give the open version of a rule a last day; after it the next rule that fits wins. Approved hours get another price by it only with `reprice`, and never those of closed projects.',
    params: ByBoth,
    body: Ending,
    answers: Rule,
    refuses: [...missing, 'rate_rule_stale', 'rate_rule_ended', 'range_end_before_start', ...ofRepricing],
    example: { body: { validTo: '2027-12-31' } },
  },
  whatIf: {
    ...write,
    path: `${path}/{ruleId}/what-if`,
    idempotency: writesNothing,
    summary: 'Show what another rate would change',
    description:
      'What a new version of the rule would change: which hours would have another rate and what they come to, of a year at most from the first day of the version. Billed hours stay as they are, and hours on a task that is not billable, or that are not billed by the hour, come to nothing by any rate. `rows` and their sums are of the hours by themselves; `projects` and the sums of revenue are what projects bring by their figures, of all days and up to their caps. Nothing is written.',
    params: ByBoth,
    body: WhatIf,
    answers: WhatIfAnswer,
    refuses: [...missing, ...ofVersions],
    transaction: 'read',
    harmless: true,
    example: { body: version },
  },
  whatIfNew: {
    ...write,
    path: `${path}/what-if`,
    idempotency: writesNothing,
    summary: 'Show what a new rule would change',
    description:
      'What a rule would change if it were added, as `POST /v1/rate-cards/{id}/rules/{ruleId}/what-if` shows it of another version. It is refused as the rule would be. Nothing is written.',
    params: ById,
    body: TriedRule,
    answers: WhatIfAnswer,
    refuses: ofNewRule,
    transaction: 'read',
    harmless: true,
    example: {
      body: {
        membershipId: exampleId('membershipId'),
        versions: [{ validFrom: '2026-01-01', rateCentsPerHour: 8500 }],
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>
