import { contract } from '../../../../platform/contract/family.ts'
import { writesNothing } from '../../../../platform/contract/idempotency.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { described, object, optional, PlainDate } from '../../../../platform/contract/shapes.ts'
import { customerNotFound } from '../../customers/refusals.ts'
import { TriedPhase } from '../phases/port.ts'
import { phaseNotFound } from '../phases/refusals.ts'
import { TriedTerms } from '../record/port.ts'
import { projectNotFound, rateCardNotFound } from '../record/refusals.ts'
import { costReasons, revenueReasons } from './reasons.ts'
import {
  filters,
  Profitabilities,
  Profitability,
  range,
  Revenue,
  RevenueChange,
  Utilisation,
  windowDays,
  Wip,
} from './shapes.ts'

const manage = { method: 'GET', needs: ['projects.manage'], feature: 'projects' } as const

export const projectFigures = contract({
  name: 'projectFigures',
  tag: 'Projects',
  refusals: {},
  reasons: { ...revenueReasons, ...costReasons },
  uses: { refusals: { ...customerNotFound, ...phaseNotFound, ...projectNotFound, ...rateCardNotFound } },
  events: {},
  operations: {
    profitability: {
      ...manage,
      path: '/v1/projects/{id}/profitability',
      summary: 'Show the profitability of a project',
      description:
        'Revenue by the billing method of the project and of each phase with its own, costs of hours and purchases, and the margin, each line with how it is worked out and the records that it is made of. Hours and purchases are billed as their phase is, else the nearest phase above with its own billing, else the project. A phase with its own billing has its own budget as its cap or fee, and one that is cancelled brings no fee from then on. What a phase has becomes another on the day on which it is changed. A fee belongs to days by the recognition rules, a cap to those on which it held: windows that follow each other add up to the window that they make. Worked out when it is asked for: hours of drafts count too.',
      params: { id: idOf('project_not_found') },
      query: object(range),
      answers: Profitability,
      refuses: ['project_not_found', 'range_end_before_start'],
    },
    revenue: {
      ...manage,
      path: '/v1/projects/{id}/revenue',
      summary: 'Show the revenue by month and member',
      description:
        'What the project brought month by month, by the billing methods of the project and of its phases, and by who worked for it. The sums add up to the revenue of all days, to the cent. A fee is shared among those who worked in the month by their minutes, what a cap lets in by their work that it had not let in before.',
      params: { id: idOf('project_not_found') },
      answers: Revenue,
      refuses: ['project_not_found'],
    },
    whatIf: {
      ...manage,
      method: 'POST',
      path: '/v1/projects/{id}/what-if',
      idempotency: writesNothing,
      summary: 'Show what a change would come to',
      description:
        'What the project would bring if it were patched so today, by the figures that it has, whatever it is billed by: another budget holds from today on. Billed hours keep their price. It says nothing of whether the patch would be refused; `dryRun` of `PATCH /v1/projects/{id}` does. Nothing is written.',
      params: { id: idOf('project_not_found') },
      body: TriedTerms,
      answers: RevenueChange,
      refuses: ['project_not_found', 'customer_not_found', 'rate_card_not_found'],
      transaction: 'read',
      harmless: true,
      example: { body: { billing: 'fixed', budgetCents: 1_500_000 } },
    },
    whatIfPhase: {
      ...manage,
      method: 'POST',
      path: '/v1/projects/{id}/phases/{phaseId}/what-if',
      idempotency: writesNothing,
      summary: 'Show what a phase would come to',
      description:
        'What the project would bring if the phase were patched so today, by the figures that it has: another budget of the phase holds from today on. It says nothing of whether the patch would be refused; `dryRun` of `PATCH /v1/projects/{id}/phases/{phaseId}` does. Nothing is written.',
      params: { id: idOf('project_not_found'), phaseId: idOf('project_phase_not_found') },
      body: TriedPhase,
      answers: RevenueChange,
      refuses: ['project_not_found', 'project_phase_not_found'],
      transaction: 'read',
      harmless: true,
      example: { body: { billing: 'capped', budgetCents: 800_000 } },
    },
    profitabilities: {
      ...manage,
      path: '/v1/projects/profitability',
      summary: 'List the profitability of projects',
      description: 'Page through the projects by name with their revenue, costs and margin.',
      query: object({ ...filters, ...range }),
      answers: Profitabilities,
      refuses: ['range_end_before_start'],
    },
    wip: {
      ...manage,
      path: '/v1/projects/wip',
      summary: 'List work that is not billed yet',
      description:
        'Page through the projects by name with their hours and received purchases that are not billed yet, by age. Hours count that are billed by time, or up to what is left of a cap, by their phase or project, but on tasks that are not billable; purchases for work that is not internal.',
      query: object({ ...filters, asOf: optional(described(PlainDate, 'The day; today when absent.')) }),
      answers: Wip,
    },
    utilisation: {
      method: 'GET',
      path: '/v1/projects/utilisation',
      summary: 'Show how far members are utilised',
      description:
        'Of the members whom the caller may see and who have hours on projects in the window: what was expected of them, what they worked for projects, and how much of it for customers.',
      needs: ['projects.read'],
      feature: 'projects',
      query: object({
        from: described(PlainDate, 'The first day.'),
        to: described(PlainDate, `The last day, at most ${windowDays} days in all.`),
      }),
      answers: Utilisation,
      refuses: ['range_end_before_start', 'range_too_long'],
      example: { query: { from: '2026-11-01', to: '2026-11-30' } },
    },
  },
})
