import { refusals } from '../../../../platform/contract/refusals.ts'

export const shiftTypeNotFound = refusals({
  shift_type_not_found: {
    status: 404,
    title: 'No such shift type',
    when: 'No shift type of the organisation has this id, or none of its versions covers the date, or it is not active and the shift does not have it yet.',
    remedy: 'Read the shift types from `GET /v1/shift-types`.',
    translations: {
      fi: ['Vuorolajia ei löydy', 'Hae vuorolajit osoitteesta `GET /v1/shift-types`.'],
      sv: ['Skifttypen finns inte', 'Hämta skifttyperna från `GET /v1/shift-types`.'],
    },
  },
})

export const shiftTypeRefusals = refusals({
  ...shiftTypeNotFound,
  shift_type_times_invalid: {
    status: 422,
    title: 'The times of the shift type do not fit together',
    when: 'A version ends before it starts, lasts longer than 24 hours, or has a break that is as long as the shift.',
    remedy: 'Send an `endMinutes` after `startMinutes`; past midnight it goes on to 2880.',
    translations: {
      fi: [
        'Vuorolajin ajat eivät sovi yhteen',
        'Lähetä `endMinutes`, joka on `startMinutes`-ajan jälkeen; puolenyön jälkeen se jatkuu arvoon 2880.',
      ],
      sv: [
        'Skifttypens tider passar inte ihop',
        'Skicka ett `endMinutes` efter `startMinutes`; efter midnatt fortsätter det till 2880.',
      ],
    },
  },
  shift_type_entry_type_unfit: {
    status: 422,
    title: 'The entry type is none of work',
    when: 'The entry type of a version is of another category than `work`, `travel` or `standby`.',
    remedy: 'Choose an entry type of one of these categories from `GET /v1/entry-types`.',
    translations: {
      fi: [
        'Kirjauslaji ei ole työtä varten',
        'Valitse jokin näiden ryhmien kirjauslaji: `GET /v1/entry-types`.',
      ],
      sv: [
        'Registreringstypen är inte avsedd för arbete',
        'Välj en registreringstyp i någon av dessa kategorier från `GET /v1/entry-types`.',
      ],
    },
  },
})
