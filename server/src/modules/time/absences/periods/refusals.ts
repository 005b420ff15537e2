import { date, text } from '../../../../platform/contract/reason-values.ts'
import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const absenceNotFound = refusals(translations, {
  absence_not_found: {
    status: 404,
    title: 'No such absence',
    when: 'No absence of the organisation has this id, or the caller has no right to know of it, or none to decide on it.',
    remedy: 'Read the absences from `GET /v1/absences`, or your own from `GET /v1/me/absences`.',
  },
})

/** Why an absence cannot be what is asked for; also of rows of an import. */
export const extentRefusals = refusals(translations, {
  absence_period_overlap: {
    status: 422,
    title: 'The absence overlaps another',
    when: 'The member has another absence, submitted or approved, on one of the dates; `periodId` and `workDate` name the first.',
    remedy: 'Change the dates, or change or cancel the other absence.',
  },
  absence_part_invalid: {
    status: 422,
    title: 'That part of a day cannot be taken',
    when: 'The absence type has whole days only; the absence begins with a morning or ends with an afternoon though it goes on for days; a single day has two different parts; or minutes are given beside parts.',
    remedy:
      'Take whole days, or a type with `partsAllowed`. Of several days the first may be `pm` and the last `am`.',
  },
  absence_no_working_days: {
    status: 422,
    title: 'There is no working day in the absence',
    when: 'No work is expected of the member on any of the dates, and nothing is taken.',
    remedy: 'Choose dates on which the member works.',
  },
  absence_entitlement_exceeded: {
    status: 422,
    title: 'There is not so much left',
    when: 'What the absence is taken from has less than it takes. `available` is what is left, in `unit`; `because` is the rule of the account.',
    remedy: 'Shorten the absence, or choose another type.',
  },
  absence_days_decided: {
    status: 409,
    title: 'Days of the absence are decided already',
    when: 'Days that the absence would change are confirmed, approved, exported or in a locked payroll period; `days` lists them. Nothing is written.',
    remedy: 'Reopen, unapprove or correct those days, or lift the lock, and send the request again.',
  },
  absence_replacement_unfit: {
    status: 422,
    title: 'Nobody stands in for themself',
    when: '`replacementMembershipId` is the member of the absence.',
    remedy: 'Choose a colleague, or leave it out.',
  },
})

export const absenceRefusals = refusals(translations, {
  ...absenceNotFound,
  ...extentRefusals,
  absence_stale: {
    status: 409,
    title: 'The absence has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the absence, or `absenceTypeId` or `note` was sent without it by a caller to whom they are masked.',
    remedy: 'Read the absence again, look at what changed, and send the change anew.',
  },
  absence_over: {
    status: 409,
    values: {
      state: text('The state that the absence is in.'),
    },
    title: 'The absence is over',
    when: 'It is declined or cancelled.',
    remedy: 'Ask for another one.',
  },
  absence_not_draft: {
    status: 409,
    title: 'The absence is submitted already',
    when: 'An absence is submitted that is neither a draft nor returned.',
    remedy: 'Nothing to do; change it with `PATCH` if something of it is to be different.',
  },
  absence_not_submitted: {
    status: 409,
    title: 'The absence is not submitted',
    when: 'A draft or returned absence was to be decided on, or a certificate of it asked for or noted.',
    remedy: 'Submit it first.',
  },
  absence_decided: {
    status: 409,
    title: 'There is nothing to decide',
    when: 'The absence is approved, and nothing was asked for since then.',
    remedy: 'Read the absence; cancel it if it is not to be.',
  },
  absence_not_approved: {
    status: 409,
    title: 'The absence is not approved',
    when: 'The cancellation of an absence is asked for that is not in force.',
    remedy: 'Withdraw it instead.',
  },
  absence_cancellation_pending: {
    status: 409,
    title: 'The absence is to be cancelled',
    when: 'Its cancellation was asked for and is not decided on.',
    remedy: 'Cancel it, or decline the cancellation; the member may withdraw it.',
  },
  absence_self_approval_forbidden: {
    status: 403,
    title: 'Own absences are decided on by somebody else',
    when: "Somebody decides on their own absence while the organisation's setting `selfApprovalAllowed` is off.",
    remedy: 'Let a supervisor or those who answer for personnel decide.',
  },
  absence_second_approver_needed: {
    status: 403,
    title: 'Two people approve such absences',
    when: 'The absence type has two approval steps, and whoever took the first is to take the second.',
    remedy: 'Let somebody else approve it.',
  },
  absence_certificate_date_invalid: {
    status: 422,
    values: {
      providedOn: date('The day that was sent.'),
      today: date('The present day of the organisation.'),
    },
    title: 'The certificate cannot have arrived that day',
    when: '`providedOn` is after today.',
    remedy: 'Send the day on which it arrived.',
  },
})
