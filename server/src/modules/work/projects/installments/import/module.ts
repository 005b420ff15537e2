import { refusals } from '../../../../../platform/contract/refusals.ts'
import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { importOf } from '../../../../records/imports/port.ts'
import { asUsual, kept, unlessSaid } from '../../../../records/imports/protocol/port.ts'
import { phaseByCode, phasesWithIds } from '../../phases/port.ts'
import { projectInRow } from '../../record/in-rows.ts'
import { baselinesOf, billedRecords, closedAmong } from '../../record/port.ts'
import { latestUpdates } from '../../status-updates/port.ts'
import type { Installment } from '../record.ts'
import { changesOf, lineOf } from '../rules.ts'
import { InstallmentPatch } from '../shapes.ts'
import * as store from '../store.ts'
import { Plans, sharesOf } from './plans.ts'
import { installmentRow } from './row.ts'
import { installmentRows, readRow } from './rules.ts'

export const installmentImportModule = importOf(
  installmentRow,
  installmentRows,
)({
  operation: 'importProjectInstallments',
  summary: 'Import installments of projects',
  description: `Plans or changes up to 500 installments, of as many projects as the rows name. ${asUsual} An installment is found by its title in its project; what is not found is planned. A basis takes the place of another one with its fields, an amount that of a share, and one whose basis is met already is ready at once. What is not planned any more keeps what it says. ${unlessSaid} ${kept}`,
  feature: 'projects',
  refusals: refusals({
    installment_ambiguous: {
      status: 409,
      title: 'The row may mean several installments',
      when: 'Several installments of the project that are not cancelled have the title of the row.',
      remedy: 'Give them titles of their own with `PATCH /v1/projects/{id}/installments/{installmentId}`.',
      translations: {
        fi: [
          'Rivi voi tarkoittaa useaa maksuerää',
          'Anna erille omat otsikot: `PATCH /v1/projects/{id}/installments/{installmentId}`.',
        ],
        sv: [
          'Raden kan avse flera betalningsposter',
          'Ge posterna egna rubriker med `PATCH /v1/projects/{id}/installments/{installmentId}`.',
        ],
      },
    },
  }),
  example: {
    rows: [
      { projectCode: 'KO-2604', title: 'Alussa', basis: 'date', dueOn: '2027-01-15', shareBp: 3000 },
      { projectCode: 'KO-2604', title: 'Luovutus', basis: 'manual', amountCents: 250_000 },
    ],
    filename: 'installments.csv',
    results: [{ id: 'a71' }, { id: 'a72' }],
    importId: 'a73',
  },
  patch: InstallmentPatch,
  names: { projectCode: projectInRow },
  async find(rows, { db, caller, now }) {
    const projectIds = [...new Set(rows.flatMap(({ named }) => named.projectCode?.id ?? []))]
    const today = dateIn(caller.organisation.timeZone, now)
    const [records, baselines, updates, phase] = await Promise.all([
      store.installmentsOfProjects(db, projectIds),
      baselinesOf(db, projectIds, today),
      latestUpdates(db, projectIds),
      phaseByCode(db, projectIds),
    ])
    const phaseIds = rows.flatMap(({ said, named }) =>
      said.phaseCode === undefined ? [] : (phase(named.projectCode?.id ?? '', said.phaseCode) ?? []),
    )
    const own = records.flatMap(({ phaseId }) => phaseId ?? [])
    const phases = await phasesWithIds(db, [...new Set([...phaseIds, ...own])])
    const completed = new Set(phases.flatMap(({ id, state }) => (state === 'completed' ? id : [])))
    const done = new Map(updates.map(({ projectId, percentBp }) => [projectId, percentBp]))
    const budgets = new Map(
      baselines.flatMap(({ projectId, budgetCents }): [Id, number][] =>
        budgetCents === null ? [] : [[projectId, budgetCents]],
      ),
    )
    return {
      ...{ today, phase, plans: new Plans(records, budgets) },
      isPhaseCompleted: id => completed.has(id),
      percentBp: id => done.get(id) ?? null,
    }
  },
  read: readRow,
  save: (written, _, { db }) =>
    store.saveInstallments(
      db,
      written.map(({ after }) => after),
    ),
  undo: {
    stored: store.installmentsWithIds,
    async find({ db, services, changes }, stored) {
      const projectIds = [...new Set(stored.map(({ projectId }) => projectId))]
      const [closed, billed, all] = await Promise.all([
        closedAmong(db, projectIds),
        services.contributions(billedRecords)?.(
          db,
          'installment',
          stored.map(({ id }) => id),
        ),
        store.installmentsOfProjects(db, projectIds),
      ])
      const formers = new Map(changes.map(({ recordId, before }) => [recordId, before]))
      const afterwards = all.flatMap((each): Installment[] => {
        const former = formers.get(each.id)
        return former === null ? [] : [former ? { ...each, shareBp: shareIn(former) } : each]
      })
      return { closed, billed: new Set(billed?.keys()), afterwards }
    },
    /** A closed project keeps its plan, an invoice what it has, and shares never come to more than the whole. */
    blocks({ id, projectId }, { before, after }, { closed, billed, afterwards }) {
      if (closed.has(projectId)) return { code: 'project_closed' }
      if (billed.has(id)) return { code: 'installment_billed' }
      const isMore = before !== null && (shareIn(before) ?? 0) > (shareIn(after) ?? 0)
      const ofProject = afterwards.filter(each => each.projectId === projectId)
      return isMore && sharesOf(ofProject) > 10_000 ? { code: 'installment_shares_exceed' } : undefined
    },
    audit: { line: lineOf, changes: changesOf },
    async save({ removed, restored }, { db }) {
      db.defer(
        store.saveInstallments(
          db,
          restored.map(({ after }) => after),
        ),
      )
      await store.removeInstallments(
        db,
        removed.map(({ id }) => id),
      )
    },
  },
})

const shareIn = (record: object): number | null => (record as Installment).shareBp
