import { contract } from '../../../../platform/contract/family.ts'
import { idOf } from '../../../../platform/contract/operation.ts'
import { described, object, optional, PlainDate } from '../../../../platform/contract/shapes.ts'
import { projectClosed, projectNotFound } from '../record/refusals.ts'
import { Budget, BudgetSettings } from './shapes.ts'

const path = '/v1/projects/{id}/budget'
const params = { id: idOf('project_not_found') }

export const budgets = contract({
  name: 'projectBudgets',
  tag: 'Projects',
  refusals: {},
  uses: { refusals: { ...projectClosed, ...projectNotFound } },
  events: {},
  audited: { project_budget_setting: { '*': 'open' } },
  operations: {
    get: {
      method: 'GET',
      path,
      summary: 'Show how the budget of a project stands',
      description:
        'What is used of the budget, what is left, how fast it goes and what it comes to by the end date, in minutes and in cents, of the project and of each phase. Used are all hours until the day, drafts too, in cents at their rates but for those on tasks that are not billable, and with `includesPurchases` what the customer pays for purchases.',
      needs: ['projects.read'],
      feature: 'projects',
      params,
      query: object({ asOf: optional(described(PlainDate, 'The day; today when absent.')) }),
      answers: Budget,
      refuses: ['project_not_found'],
    },
    setWarnings: {
      method: 'PUT',
      path: `${path}/warnings`,
      summary: 'Set the warnings of a budget',
      description:
        'Set from now on at which used shares the manager is warned, and whether purchases count. A share that is used already and was not told of yet is told within the hour.',
      needs: ['projects.manage'],
      feature: 'projects',
      params,
      body: BudgetSettings,
      answers: Budget,
      refuses: ['project_not_found', 'project_closed'],
      example: { body: { warningSharesBp: [5000, 8000, 10_000] } },
    },
  },
})
