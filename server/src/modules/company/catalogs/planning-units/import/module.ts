import { refusals } from '../../../../../platform/contract/refusals.ts'
import { importOf, type RecordUse } from '../../../../records/imports/port.ts'
import { asUsual, kept, unlessSaid } from '../../../../records/imports/protocol/port.ts'
import { planningUnits } from '../register.ts'
import { removeUnits, withChildren } from '../store.ts'
import { unitRow } from './row.ts'
import { readRow, unitRows, words } from './rules.ts'

/** The units below a unit. */
const unitsBelow: RecordUse = { register: 'planning-units', by: 'planning_units', used: withChildren }

export const unitImportModule = importOf(
  unitRow,
  unitRows,
)({
  operation: 'importPlanningUnits',
  summary: 'Import planning units',
  description: `Creates or changes up to 500 planning units. ${asUsual} A unit is found by its code, one without a code by its name; what is not found is created, parents before the units below them in whatever order the rows come. ${unlessSaid} ${kept}`,
  refusals: refusals({
    planning_unit_ambiguous: {
      status: 409,
      title: 'Several units have the name',
      when: 'A row of an import has no code, and several planning units without a code bear its name.',
      remedy: 'Give the units codes with `PATCH /v1/planning-units/{id}`, and send them in the rows.',
      translations: {
        fi: [
          'Usealla yksiköllä on sama nimi',
          'Anna yksiköille koodit: `PATCH /v1/planning-units/{id}`, ja lähetä ne riveillä.',
        ],
        sv: [
          'Flera enheter har namnet',
          'Ge enheterna koder med `PATCH /v1/planning-units/{id}`, och skicka dem på raderna.',
        ],
      },
    },
  }),
  example: {
    rows: [
      { code: 'helsinki-harbour', name: 'Harbour', parentCode: 'helsinki-city' },
      { code: 'helsinki-city', name: 'Helsinki' },
    ],
    filename: 'units.csv',
    results: [
      { id: 'a01', targetCode: 'helsinki-harbour' },
      { id: 'a02', targetCode: 'helsinki-city' },
    ],
    importId: 'a10',
  },
  find: async (_, { db }) => ({ units: await planningUnits.store.list(db) }),
  read: readRow,
  save: (written, _, { db }) =>
    planningUnits.store.saveAll(
      db,
      written.map(({ after }) => after),
    ),
  targetCode: ({ code }) => code,
  undo: {
    stored: db => planningUnits.store.list(db),
    audit: words,
    save: ({ removed, restored }, { db }) =>
      Promise.all([
        planningUnits.store.saveAll(
          db,
          restored.map(({ after }) => after),
        ),
        removeUnits(
          db,
          removed.map(({ id }) => id),
        ),
      ]),
  },
  recordUses: [unitsBelow],
})
