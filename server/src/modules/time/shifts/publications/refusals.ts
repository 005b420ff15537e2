import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const publicationRefusals = refusals(translations, {
  shift_publication_not_found: {
    status: 404,
    title: 'No such publication',
    when: 'No publication of shifts of the organisation has this id, or it is of a unit that the caller does not plan.',
    remedy: 'Read the publications from `GET /v1/shift-publications`.',
  },
  shift_publication_empty: {
    status: 409,
    title: 'There is nothing to publish',
    when: 'The unit has no draft of a shift in the period.',
    remedy: 'Plan shifts first, or choose another period.',
  },
  shift_publication_member_missing: {
    status: 422,
    title: 'A shift has nobody who works it',
    when: 'A draft in the period has no member; `shiftIds` names the first hundred.',
    remedy: 'Give each of them to a member, make open shifts of them, or cancel them.',
  },
  shift_publication_taken_back: {
    status: 409,
    title: 'Nothing of the period is published',
    when: 'The unit has no published shift in the period.',
    remedy: 'Choose a period with published shifts.',
  },
  shift_publication_period_locked: {
    status: 422,
    title: 'A payroll lock covers a published shift',
    when: 'Payroll has the day of one of the shifts that were to be taken back; `shiftIds` names the first hundred.',
    remedy: 'Have the lock lifted, or take back other days only.',
  },
})
