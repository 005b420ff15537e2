import { dateIn } from '../../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { importOf, type UndoneRecords, usedBy } from '../../../../records/imports/port.ts'
import { asUsual, byCode, kept, unlessSaid } from '../../../../records/imports/protocol/port.ts'
import { phasesWithApprovedHours } from '../../../../time/work-days/port.ts'
import { updated } from '../../record/announcements.ts'
import { projectEvents } from '../../record/events.ts'
import { projectsWithCodes, projectsWithIds } from '../../record/port.ts'
import { touchProjects } from '../../record/record.ts'
import { auditLine, changesOf } from '../changes.ts'
import type { Phase } from '../record.ts'
import { PhasePatch } from '../shapes.ts'
import { phasesOf, phasesWithIds, removePhases, savePhases } from '../store.ts'
import { fixedRefusal, namesTerms } from '../terms.ts'
import { phaseRow } from './row.ts'
import { fullProjects, phaseRows, readRow } from './rules.ts'

export const phaseImportModule = importOf(
  phaseRow,
  phaseRows,
)({
  operation: 'importProjectPhases',
  summary: 'Import phases of projects',
  description: `Creates or changes up to 500 phases, of as many projects as the rows name. ${asUsual} A phase is found by its code in its project; what is not found is created behind those that are there, parents before the phases in them in whatever order the rows come. ${unlessSaid} ${kept}`,
  feature: 'projects',
  events: projectEvents,
  emits: ['project.updated'],
  example: {
    rows: [
      { projectCode: 'KO-2604', code: '10', name: 'Suunnittelu', budgetMinutes: 12_000 },
      { projectCode: 'KO-2604', code: '11', name: 'Luvat', parentCode: '10' },
    ],
    filename: 'phases.csv',
    results: [
      { id: 'a31', targetCode: '10' },
      { id: 'a32', targetCode: '11' },
    ],
    importId: 'a33',
  },
  patch: PhasePatch,
  names: {
    projectCode: {
      missing: 'project_not_found',
      read: async (db, codes) => byCode(await projectsWithCodes(db, codes)),
    },
  },
  async find(rows, { db }) {
    const projectIds = [...new Set(rows.flatMap(({ named }) => named.projectCode?.id ?? []))]
    const [records, approved] = await Promise.all([
      phasesOf(db, projectIds),
      phasesWithApprovedHours(db, rows.some(({ patch }) => namesTerms(patch)) ? projectIds : []),
    ])
    return { records, approved, full: fullProjects(rows, records) }
  },
  read: readRow,
  async follows(decision, { now }) {
    const changed = new Set(decision.state.written.map(({ after }) => after.projectId))
    return { ...decision, facts: [...changed].map(id => updated({ id, updatedAt: now })) }
  },
  save(written, _, { db, caller, now }) {
    const phases = written.map(({ after }) => after)
    db.defer(touchProjects(db, [...new Set(phases.map(({ projectId }) => projectId))]))
    return savePhases(db, phases, dateIn(caller.organisation.timeZone, now))
  },
  targetCode: ({ code }) => code,
  undo: {
    stored: phasesWithIds,
    async find({ db }, stored) {
      const projectIds = [...new Set(stored.map(({ projectId }) => projectId))]
      const [projects, phases, approved] = await Promise.all([
        projectsWithIds(db, projectIds),
        phasesOf(db, projectIds),
        phasesWithApprovedHours(db, projectIds),
      ])
      const closed = new Set(projects.flatMap(({ id, state }) => (state === 'closed' ? id : [])))
      return { closed, phases, approved }
    },
    /** A closed project keeps its phases, and approved hours what they are sold by. */
    blocks(phase, { before }, { closed, phases, approved }) {
      if (closed.has(phase.projectId)) return { code: 'project_closed' }
      const fixed = before && fixedRefusal({ ...phase, ...before }, phases, approved)
      return fixed ? { code: fixed.refusal } : undefined
    },
    audit: { line: auditLine, changes: changesOf },
    facts: (undone, { db }) => projectsOf(undone).map(id => updated({ id, updatedAt: db.now })),
    save(undone, { db, caller }) {
      const { removed, restored } = undone
      db.defer(touchProjects(db, projectsOf(undone)))
      db.defer(
        savePhases(
          db,
          restored.map(({ after }) => after),
          dateIn(caller.organisation.timeZone, db.now),
        ),
      )
      return removePhases(
        db,
        removed.map(({ id }) => id),
      )
    },
  },
  recordUses: [usedBy('project-phases', 'project_phases', 'parent_phase_id', { apart: 'id' })],
})

const projectsOf = ({ removed, restored }: UndoneRecords<Phase>): Id[] => [
  ...new Set([...removed, ...restored.map(({ after }) => after)].map(({ projectId }) => projectId)),
]
