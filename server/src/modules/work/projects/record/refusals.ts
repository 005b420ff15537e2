import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const projectNotFound = refusals(translations, {
  project_not_found: {
    status: 404,
    title: 'No such project',
    when: 'No project of the organisation has this id.',
    remedy: 'Read the projects from `GET /v1/projects`.',
  },
})

export const projectClosed = refusals(translations, {
  project_closed: {
    status: 409,
    title: 'The project is closed',
    when: 'Something of a closed project was to change.',
    remedy: 'Reopen the project with `POST /v1/projects/{id}/reopen`, if it is worked on again.',
  },
})

export const projectTermsFixed = refusals(translations, {
  project_terms_fixed: {
    status: 409,
    title: 'Approved hours are sold by this',
    when: 'What approved hours are sold by was to change: the customer, rate card or billing of their project, or the billing, the first day of the fee or the place of their phase. What they were worth would be written anew. `errors` names the fields.',
    remedy:
      'Make another project or phase for what is worked from now on, or take the approvals back first. Rates change by versions with dates; `POST /v1/projects/{id}/what-if` shows what a change would come to.',
  },
})

export const rateCardNotFound = refusals(translations, {
  rate_card_not_found: {
    status: 404,
    title: 'No such rate card',
    when: 'No rate card of the organisation has this id, or the one that a project is to get is not active.',
    remedy: 'Read the rate cards from `GET /v1/rate-cards`.',
  },
})

export const projectRefusals = refusals(translations, {
  ...projectNotFound,
  ...projectClosed,
  ...rateCardNotFound,
  project_stale: {
    status: 409,
    title: 'The project has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the project.',
    remedy: 'Read the project again, look at what changed, and send the change anew.',
  },
  ...projectTermsFixed,
  project_state_conflict: {
    status: 409,
    title: 'The project is in another state',
    when: 'A step was asked for that does not lead on from the state of the project.',
    remedy: 'Read the project, and take a step that its state allows.',
  },
  project_is_template: {
    status: 422,
    title: 'The project is a template',
    when: 'A template was to be started, or to be made as started.',
    remedy: 'Copy the template with `POST /v1/projects/{id}/copy`, and start the copy.',
  },
  project_close_blocked: {
    status: 409,
    title: 'Something of the project is open',
    when: 'A project was to be closed that still has what `blockers` names, each with its `kind` and `count`.',
    remedy:
      'Finish what is open, such as hours that nobody has approved; `dryRun` tells what there is. Work that nobody will bill is accepted with `acceptUnbilled` and a `reason`.',
  },
  project_unbilled_reason_missing: {
    status: 422,
    title: 'Unbilled work is accepted without a reason',
    when: 'A project was to be closed with `acceptUnbilled` and without a `reason`.',
    remedy: 'Send the `reason`; it stands in the audit trail.',
  },
})
