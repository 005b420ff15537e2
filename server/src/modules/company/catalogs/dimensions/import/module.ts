import { refusals } from '../../../../../platform/contract/refusals.ts'
import { optional, Type } from '../../../../../platform/contract/shapes.ts'
import { importOf, type RecordUse } from '../../../../records/imports/port.ts'
import { kept } from '../../../../records/imports/protocol/port.ts'
import { dimensionNotFound, levelRefusals } from '../refusals.ts'
import * as store from '../store.ts'
import { levelRefusal, targets } from '../value-rules.ts'
import * as valueStore from '../value-store.ts'
import { targetRow } from './row.ts'
import { readRow, targetRows } from './rules.ts'

/** The targets below a target. */
const targetsBelow: RecordUse = {
  register: 'tracking-targets',
  by: 'tracking_targets',
  used: valueStore.withChildren,
}

export const targetImportModule = importOf(
  targetRow,
  targetRows,
)({
  operation: 'importTrackingTargets',
  summary: 'Import tracking targets',
  description: `Creates or changes up to 500 targets of a tracking level. Always 200, with one result a row in the order of the rows, unless the level itself is refused. A target is found by its external reference, otherwise by its code; what is not found is created, parents before the targets below them in whatever order the rows come. A field that is absent, null or blank keeps what is stored, and a row that changes nothing writes nothing, so the same rows can be sent again and again. ${kept}`,
  refusals: refusals({
    code_in_use_unlinked: {
      status: 409,
      title: 'The code belongs to a target without a reference',
      when: 'A row of an import carries an external reference, and the target with its code carries none.',
      remedy: 'Send `linkByCode: true` when the two mean the same, or give the row another code.',
      translations: {
        fi: [
          'Koodi kuuluu kohteelle, jolla ei ole viitettä',
          'Lähetä `linkByCode: true`, jos kyse on samasta kohteesta, tai anna riville toinen koodi.',
        ],
        sv: [
          'Koden hör till ett objekt utan referens',
          'Skicka `linkByCode: true` om de två är samma, eller ge raden en annan kod.',
        ],
      },
    },
  }),
  refusesAll: {
    ...dimensionNotFound,
    project_values_managed_in_projects: levelRefusals.project_values_managed_in_projects,
    dimension_inactive: levelRefusals.dimension_inactive,
  },
  common: {
    level: Type.String({
      minLength: 1,
      maxLength: 50,
      description: 'The code of the tracking level.',
      examples: ['cost_center'],
    }),
    linkByCode: optional(
      Type.Boolean({
        description:
          'Lets a row that carries a reference adopt a target that has its code and no reference; otherwise such a row is refused.',
      }),
    ),
  },
  example: {
    common: { level: 'cost_center' },
    rows: [
      { code: '40', name: 'Production' },
      {
        ...{ externalSource: 'erp', externalId: 'cc-4010', code: '4010', name: 'Installation' },
        parentCode: '40',
      },
      { externalSource: 'erp', code: '4020', name: 'Maintenance' },
    ],
    filename: 'cost-centres.csv',
    results: [
      { id: 'a01', targetCode: '40' },
      { id: 'a02', targetCode: '4010' },
      {
        ...{ status: 'error', id: null, code: 'external_ref_incomplete', field: 'externalId' },
        targetCode: null,
      },
    ],
    importId: 'a10',
  },
  async find(rows, { db, common: { level: code, linkByCode = false }, refuse }) {
    const [found, named] = await Promise.all([
      store.findByCode(db, code),
      valueStore.namedInRows(
        db,
        code,
        rows.map(({ row }) => row),
      ),
    ])
    const level = found ?? refuse('dimension_not_found')
    const refusal = levelRefusal(level)
    if (refusal) refuse(refusal.refusal, refusal.detail)
    return { dimensionId: level.id, targets: named, linkByCode }
  },
  read: readRow,
  save: (written, _, { db }) =>
    valueStore.saveAll(
      db,
      written.map(({ after }) => after),
    ),
  targetCode: ({ code }) => code,
  undo: {
    stored: valueStore.withIds,
    audit: targets,
    save: ({ removed, restored }, { db }) =>
      Promise.all([
        valueStore.saveAll(
          db,
          restored.map(({ after }) => after),
        ),
        valueStore.remove(
          db,
          removed.map(({ id }) => id),
        ),
      ]),
  },
  recordUses: [targetsBelow],
})
