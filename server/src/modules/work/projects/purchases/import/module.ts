import { refusals } from '../../../../../platform/contract/refusals.ts'
import { filesOf } from '../../../../records/attachments/port.ts'
import { importOf } from '../../../../records/imports/port.ts'
import { asUsual, kept, unlessSaid } from '../../../../records/imports/protocol/port.ts'
import { phaseByCode } from '../../phases/port.ts'
import { projectInRow } from '../../record/in-rows.ts'
import { billedRecords, closedAmong } from '../../record/port.ts'
import { PurchasePatch } from '../shapes.ts'
import { changesOf, lineOf } from '../rules.ts'
import * as store from '../store.ts'
import { purchaseRow } from './row.ts'
import { purchaseRows, readRow } from './rules.ts'

export const purchaseImportModule = importOf(
  purchaseRow,
  purchaseRows,
)({
  operation: 'importProjectPurchases',
  summary: 'Import purchases of projects',
  description: `Creates or changes up to 500 purchases, of as many projects as the rows name. ${asUsual} A purchase is found by its project, supplier, description and date; what is not found is created. Each row keeps to the rules of the single writes: its fields are changed first, then it gets into its state. ${unlessSaid} ${kept}`,
  feature: 'projects',
  refusals: refusals({
    project_purchase_ambiguous: {
      status: 409,
      title: 'The row may mean several purchases',
      when: 'Several purchases of the project are from the supplier of the row, of its day and called the same.',
      remedy: 'Change the one that you mean with `PATCH /v1/projects/{id}/purchases/{purchaseId}`.',
      translations: {
        fi: [
          'Rivi voi tarkoittaa useaa hankintaa',
          'Muuta tarkoittamaasi hankintaa: `PATCH /v1/projects/{id}/purchases/{purchaseId}`.',
        ],
        sv: [
          'Raden kan avse flera inköp',
          'Ändra det inköp som du avser med `PATCH /v1/projects/{id}/purchases/{purchaseId}`.',
        ],
      },
    },
  }),
  example: {
    rows: [
      {
        ...{ projectCode: 'KO-2604', supplier: 'Rautakauppa Oy', description: 'Kupariputki 22 mm' },
        ...{ purchaseDate: '2026-11-02', netCents: 45_000, vatBp: 2550, state: 'received' },
      },
    ],
    filename: 'purchases.csv',
    results: [{ id: 'a61' }],
    importId: 'a62',
  },
  patch: PurchasePatch,
  names: { projectCode: projectInRow },
  async find(rows, { db, services }) {
    const projectIds = [...new Set(rows.flatMap(({ named }) => named.projectCode?.id ?? []))]
    const dates = [...new Set(rows.flatMap(({ said }) => said.purchaseDate ?? []))]
    const [records, phase] = await Promise.all([
      store.boughtOn(db, projectIds, dates),
      phaseByCode(db, rows.some(({ said }) => said.phaseCode !== undefined) ? projectIds : []),
    ])
    const ids = records.map(({ id }) => id)
    const billed =
      ids.length === 0 ? undefined : await services.contributions(billedRecords)?.(db, 'purchase', ids)
    return { records, phase, billed: new Set(billed?.keys()) }
  },
  read: readRow,
  save: (written, _, { db }) =>
    store.save(
      db,
      written.map(({ after }) => after),
    ),
  undo: {
    stored: store.withIds,
    async find({ db, services }, stored) {
      const ids = stored.map(({ id }) => id)
      const [closed, billed] = await Promise.all([
        closedAmong(
          db,
          stored.map(({ projectId }) => projectId),
        ),
        services.contributions(billedRecords)?.(db, 'purchase', ids),
      ])
      return { closed, billed: new Set(billed?.keys()) }
    },
    /** A closed project keeps its purchases, and an invoice what it has. */
    blocks({ id, projectId }, _, { closed, billed }) {
      if (closed.has(projectId)) return { code: 'project_closed' }
      return billed.has(id) ? { code: 'project_purchase_billed' } : undefined
    },
    audit: { line: (verb, { id }, changes) => lineOf(verb, id, changes), changes: changesOf },
    async save({ removed, restored }, { db }) {
      db.defer(
        store.save(
          db,
          restored.map(({ after }) => after),
        ),
      )
      await store.remove(
        db,
        removed.map(({ id }) => id),
      )
    },
  },
  recordUses: [filesOf('project-purchases', 'purchase')],
})
