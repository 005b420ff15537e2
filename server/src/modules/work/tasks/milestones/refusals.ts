import { count, instant } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { milestonesOfProject } from './record.ts'
import { translations } from './refusal-translations.ts'

export const milestoneRefusals = refusals(translations, {
  project_milestone_not_found: {
    status: 404,
    title: 'No such milestone',
    when: 'The project has no milestone with this id.',
    remedy: 'Read the milestones from `GET /v1/projects/{id}/milestones`.',
  },
  project_milestone_stale: {
    status: 409,
    title: 'The milestone has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the milestone.',
    remedy: 'Read the milestone again, look at what changed, and send the change anew.',
  },
  project_milestone_limit_reached: {
    status: 422,
    values: {
      existing: count('How many milestones the project has.'),
    },
    title: 'The project has too many milestones',
    when: `A project would have more than ${milestonesOfProject} milestones.`,
    remedy: 'Delete milestones that say nothing any more.',
  },
  project_milestone_reached_in_future: {
    status: 422,
    values: {
      now: instant('The present instant of the organisation.'),
    },
    title: 'The milestone would be reached in the future',
    when: "`reachedAt` lies after the organisation's present time.",
    remedy: 'Send when it was reached, or null for not yet.',
  },
})
