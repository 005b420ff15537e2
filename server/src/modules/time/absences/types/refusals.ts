import { refusals } from '../../../../platform/contract/refusals.ts'
import { translations } from './refusal-translations.ts'

export const absenceTypeNotFound = refusals(translations, {
  absence_type_not_found: {
    status: 404,
    title: 'No such absence type',
    when: 'No absence type of the organisation has this id, or none of its versions covers the date, or it is not active and the absence does not have it yet.',
    remedy: 'Read the absence types from `GET /v1/absence-types`.',
  },
})

export const absenceTypeRefusals = refusals(translations, {
  ...absenceTypeNotFound,
  absence_type_rules_invalid: {
    status: 422,
    title: 'The rules contradict each other',
    when: 'A version has rules that cannot hold together, such as parts of days without an entry type to write them with.',
    remedy: 'Read `detail`: it names the fields that contradict each other.',
  },
  absence_type_entry_type_unfit: {
    status: 422,
    title: 'The entry type is none of absences',
    when: 'The entry type of a version is of another category than `absence`.',
    remedy: 'Choose an entry type with `category` `absence` from `GET /v1/entry-types`.',
  },
  absence_type_account_unknown: {
    status: 422,
    title: 'There is nothing that the absence could be taken from',
    when: '`takesRef` names no leave policy or balance account of the organisation that absences can be taken from.',
    remedy:
      'With `takesKind` `leave` send the id of a leave policy; with `balance` send `flex`, `overtime`, `banked_leave` or the id of a time bank.',
  },
})
