import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const correctionRefusals = refusals(translations, {
  punch_correction_not_found: {
    status: 404,
    title: 'No such correction',
    when: 'No correction of a punch has this id, or it is of a member out of reach.',
    remedy: 'Read corrections from `GET /v1/me/punch-corrections` or `GET /v1/team/punch-corrections`.',
  },
  punch_correction_form_invalid: {
    status: 422,
    title: 'The correction contradicts itself',
    when: 'One that adds has no `punchKind` or `occurredAt`, or has a `punchId`; one that moves has no `punchId` or `occurredAt`; one that removes has no `punchId`; or one that moves or removes says what the punch is for.',
    remedy:
      'Send `punchKind` and `occurredAt` to add, `punchId` and `occurredAt` to move, `punchId` to remove.',
  },
  punch_correction_decided: {
    status: 409,
    title: 'The correction is decided',
    when: 'It is approved, declined or withdrawn already, by somebody who was quicker perhaps.',
    remedy: 'Read the correction; ask for another one if it is to be otherwise.',
  },
  punch_correction_stale: {
    status: 409,
    title: 'The correction has changed',
    when: '`expectedUpdatedAt` is not the current `updatedAt` of the correction.',
    remedy: 'Read the correction again and decide anew.',
  },
  punch_correction_pending: {
    status: 409,
    title: 'A correction of the punch waits already',
    when: 'Another correction of the same punch waits for its decision.',
    remedy: 'Withdraw the other one first, or wait for its decision.',
  },
  punch_not_correctable: {
    status: 409,
    title: 'The punch counts no more',
    when: 'The punch was moved or removed by a correction, or dismissed.',
    remedy: 'Correct the punch that has taken its place, or ask for one to be added.',
  },
  punch_correction_day_decided: {
    status: 409,
    title: 'The day of the punch is decided',
    when: 'A day that the correction changes is confirmed, approved, exported, locked or invoiced; `dayCode` says which, `workDate` names the day.',
    remedy: 'Have the day reopened, returned, unapproved or corrected first.',
  },
  punch_correction_unplaceable: {
    status: 409,
    title: 'The day does not take the correction',
    when: 'A day that the correction changes does not take what would be punched: it was edited by hand, overlaps another entry, or is not within the employment. `dayCode` says why, `workDate` names the day.',
    remedy: 'Mend the entries of the day, or correct them there instead.',
  },
})
