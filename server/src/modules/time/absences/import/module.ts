import { refusals } from '../../../../platform/contract/refusals.ts'
import { importTogether } from '../../../records/imports/port.ts'
import { asUsual, kept } from '../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../people/members/port.ts'
import { settingsOf } from '../../../company/organisation/port.ts'
import { absenceEvents } from '../periods/events.ts'
import { absenceTypesByCode } from '../types/reading.ts'
import { decideAbsences } from './deciding.ts'
import { absenceRow } from './row.ts'
import { readRow } from './rows.ts'
import { undo } from './undo.ts'

export const absenceImportModule = importTogether(
  absenceRow,
  decideAbsences,
)({
  operation: 'importAbsences',
  summary: 'Import absences',
  description: `Adds up to 500 absences of members of the organisation. ${asUsual} An approved one is in force at once: it takes what its type takes, and shows on its days, which must be drafts. A row is known by its external id, or by member, type and dates, and changes nothing once more. Undoing takes the absences away with all that they took. ${kept}`,
  refusals: refusals({
    absence_change_unsupported: {
      status: 422,
      title: 'An import does not change absences',
      when: 'A row of an import names, by its external id, an absence that is of other dates or another type.',
      remedy: 'Change the absence with `PATCH /v1/absences/{id}`, which asks for a decision.',
      translations: {
        fi: [
          'Tuonti ei muuta poissaoloja',
          'Muuta poissaoloa: `PATCH /v1/absences/{id}`, joka pyytää päätöstä.',
        ],
        sv: [
          'En import ändrar inte frånvaro',
          'Ändra frånvaron med `PATCH /v1/absences/{id}`, som ber om ett beslut.',
        ],
      },
    },
  }),
  events: absenceEvents,
  emits: ['absence.submitted', 'absence.decided'],
  example: {
    rows: [
      {
        ...{ memberEmail: 'aino@example.com', absenceType: 'annual_holiday' },
        ...{ startDate: '2027-07-05', endDate: '2027-07-30', externalSource: 'hr', externalId: 'A-1042' },
      },
    ],
    filename: 'absences.csv',
    results: [{ id: 'a51', targetCode: 'annual_holiday' }],
    importId: 'a52',
  },
  async find(rows, { db, caller }) {
    const texts = [...new Set(rows.flatMap(({ said }) => said.memberEmail ?? []))]
    const [memberNamed, types, settings] = await Promise.all([
      membersNamed(db, texts),
      absenceTypesByCode(db),
      settingsOf(db),
    ])
    return { memberNamed, types, ownId: settings.selfApprovalAllowed ? null : caller.membership.id }
  },
  read: ({ row }, names) => readRow(row, names),
  targetCode: ({ absenceTypeId }, { types }) =>
    types.entries().find(([, id]) => id === absenceTypeId)?.[0] ?? null,
  undo,
})
