import {
  choice,
  date,
  integer,
  needed,
  text,
  type CodeOf,
  column,
  rowOf,
  type RowOf,
  addresses,
} from '../../../records/imports/protocol/port.ts'
import { dateParts } from '../periods/record.ts'

export const absenceRow = rowOf({
  register: 'absences',
  rows: 'absences',
  cells: {
    memberEmail: column(
      addresses(`The member, by e-mail address or membership id. ${needed}`),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail', example: 'aino@example.com' },
      'henkilö, työntekijä, person, anställd, member, email',
    ),
    absenceType: column(
      text(`The absence type by its code. ${needed}`),
      { fi: 'Poissaololaji', sv: 'Frånvarotyp', en: 'Absence type', example: 'annual_holiday' },
      'laji, syy, typ, orsak, type, reason',
    ),
    startDate: column(
      date(`The first day, \`YYYY-MM-DD\`. ${needed}`),
      { fi: 'Alkupäivä', sv: 'Startdatum', en: 'Start date', example: '2027-07-05' },
      'alku, från, start, from, alkaa, börjar',
    ),
    endDate: column(
      date('The last day, `YYYY-MM-DD`. Null or absent: the first day.'),
      { fi: 'Loppupäivä', sv: 'Slutdatum', en: 'End date', example: '2027-07-30' },
      'loppu, till, end, to, päättyy, slutar',
    ),
    part: column(
      choice(
        dateParts,
        'What of the first day is taken: `full`, `pm`, and of a single one `am`. Null or absent: all of it.',
        {
          full: { fi: 'Koko päivä', sv: 'Hela dagen', en: 'Full day' },
          am: { fi: 'Aamupäivä', sv: 'Förmiddag', en: 'Morning' },
          pm: { fi: 'Iltapäivä', sv: 'Eftermiddag', en: 'Afternoon' },
        },
      ),
      { fi: 'Päivän osa', sv: 'Del av dagen', en: 'Part of the day', example: 'full' },
      'osa, del, part',
    ),
    endPart: column(
      choice(
        ['full', 'am'],
        'What of the last of several days is taken: `full` or `am`. Null or absent: all of it.',
        {
          full: { fi: 'Koko päivä', sv: 'Hela dagen', en: 'Full day' },
          am: { fi: 'Aamupäivä', sv: 'Förmiddag', en: 'Morning' },
        },
      ),
      {
        ...{ fi: 'Viimeisen päivän osa', sv: 'Del av sista dagen', en: 'Part of the last day' },
        example: 'full',
      },
    ),
    minutesPerDay: column(
      integer(
        'Minutes of absence on each date; text of digits counts too. Null or absent: whole days or the part.',
        { minimum: 1, maximum: 1440 },
      ),
      { fi: 'Minuuttia päivässä', sv: 'Minuter per dag', en: 'Minutes per day' },
      'minuutit, minuter, minutes',
    ),
    state: column(
      choice(
        ['approved', 'submitted'],
        '`approved`, so that the absence is in force at once, or `submitted`, so that it waits for a decision. Null or absent: `approved`.',
        {
          approved: { fi: 'Hyväksytty', sv: 'Godkänd', en: 'Approved' },
          submitted: { fi: 'Odottaa hyväksyntää', sv: 'Väntar på godkännande', en: 'Submitted' },
        },
      ),
      { fi: 'Tila', sv: 'Status', en: 'State', example: 'approved' },
      'status',
    ),
    note: column(
      text('A remark. Null or absent: none.'),
      { fi: 'Selite', sv: 'Anmärkning', en: 'Note' },
      'huomautus, lisätieto, kommentar, comment',
    ),
    externalSource: column(
      text('The system that the row comes from; with `externalId`. Null or absent: none.'),
      { fi: 'Ulkoinen järjestelmä', sv: 'Externt system', en: 'External source' },
      'lähde, källa, source',
    ),
    externalId: column(
      text(
        'What that system knows the absence by, so that the same row imported once more is known; with `externalSource`. Null or absent: none.',
      ),
      { fi: 'Ulkoinen tunnus', sv: 'Externt id', en: 'External id' },
      'tunnus, extern id, id',
    ),
  },
  refuses: [
    'external_ref_incomplete',
    'membership_not_found',
    'absence_type_not_found',
    'absence_self_approval_forbidden',
    'absence_change_unsupported',
    'range_end_before_start',
    'range_too_long',
    'absence_part_invalid',
    'absence_period_overlap',
    'absence_no_working_days',
    'absence_entitlement_exceeded',
    'absence_days_decided',
    'entry_day_total_exceeded',
  ],
})

export type AbsenceRow = RowOf<typeof absenceRow>
export type RowError = CodeOf<typeof absenceRow>
