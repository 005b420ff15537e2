import { refusals } from '../../../../../platform/contract/refusals.ts'
import { oneOf, optional } from '../../../../../platform/contract/shapes.ts'
import { filesOf } from '../../../../records/attachments/port.ts'
import { dateIn, type PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { type Id, newId } from '../../../../../platform/vocabulary/ids.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import { fieldsOfRows } from '../../../../records/custom-fields/port.ts'
import { importOf, keptWithout, usedBy } from '../../../../records/imports/port.ts'
import {
  asUsual,
  byCode,
  kept,
  ofCustomFields,
  unlessSaid,
} from '../../../../records/imports/protocol/port.ts'
import { projectsWithApprovedHours } from '../../../../time/work-days/port.ts'
import { winnersByCode } from '../../../customers/port.ts'
import * as announce from '../announcements.ts'
import { baselineOf, isSameBaseline } from '../baseline-rules.ts'
import { auditLine, changesOf } from '../changes.ts'
import { projectEvents } from '../events.ts'
import { type ChangedProject, projectKind, type ProjectRecord, searchTextOf } from '../record.ts'
import { existingReferences, missingReference } from '../references.ts'
import { ProjectPatch } from '../shapes.ts'
import { knownRateCards, projectTraces } from '../slots.ts'
import { findProjects, saveProjects } from '../store.ts'
import { changesTerms, namesTerms } from '../rules.ts'
import { matchKeys, projectRow } from './row.ts'
import { projectRows, readRow } from './rules.ts'
import { projectsNamed, removeProjects } from './store.ts'

const customFields = fieldsOfRows(projectKind.kind)

export const projectImportModule = importOf(
  projectRow,
  projectRows,
)({
  operation: 'importProjects',
  summary: 'Import projects',
  description: `Creates or changes up to 500 projects. ${asUsual} A project is found by its external reference, otherwise by its code, in whatever letter case; what is not found is created, with its target in the tracking level \`project\`. A row with a reference whose code fits a project that carries none, and that says another name or customer, is refused as \`project_ambiguous\` with that project as \`id\`, unless \`matchBy\` says what counts alone. Each row keeps to the rules of the single writes: its fields are changed first, then it gets into its state. A customer that was merged away leads to the one that it was merged into. ${unlessSaid} ${ofCustomFields} ${kept}`,
  feature: 'projects',
  refusals: refusals({
    project_ambiguous: {
      status: 409,
      title: 'The row may mean another project',
      when: 'A row of an import carries a reference that no project has, and its code is that of a project without a reference that is called otherwise or is for another customer.',
      remedy:
        'Give the row another code, or the name and customer of the project that it means, or say by `matchBy` what counts.',
      translations: {
        fi: [
          'Rivi voi tarkoittaa toista projektia',
          'Anna riville toinen koodi tai tarkoitetun projektin nimi ja asiakas, tai kerro `matchBy`-parametrilla, mikä ratkaisee.',
        ],
        sv: [
          'Raden kan avse ett annat projekt',
          'Ge raden en annan kod, eller namnet på det projekt som avses och dess kund, eller ange med `matchBy` vad som avgör.',
        ],
      },
    },
  }),
  events: projectEvents,
  emits: ['project.created', 'project.updated', 'project.closed'],
  example: {
    rows: [
      {
        ...{ code: 'KO-2611', name: 'Koulun lämpöpumput', state: 'active', billing: 'fixed' },
        ...{ startDate: '2027-01-11', budgetMinutes: 60_000, customFields: {} },
      },
    ],
    filename: 'projects.csv',
    results: [{ id: 'a21', targetCode: 'KO-2611' }],
    importId: 'a22',
  },
  patch: ProjectPatch,
  names: {
    customerCode: { missing: 'customer_not_found', to: 'customerId', read: winnersByCode },
    rateCardCode: {
      missing: 'rate_card_not_found',
      to: 'rateCardId',
      read: async (db, codes, { services }) =>
        byCode((await services.contributions(knownRateCards)?.withCodes(db, codes)) ?? []),
    },
    managerEmail: { missing: 'membership_not_found', to: 'managerMembershipId', read: membersNamed },
  },
  customFields,
  common: {
    matchBy: optional(
      oneOf(matchKeys, {
        description:
          'By what alone rows find their projects, each of which needs it. Absent: by reference and code, as far as they agree.',
      }),
    ),
  },
  async find(rows, { db, caller, now, services, fields, common: { matchBy } }) {
    const patches = rows.map(({ patch }) => patch)
    const [projects, known] = await Promise.all([
      projectsNamed(
        db,
        rows.flatMap(({ reference }) => reference ?? []),
        patches.flatMap(({ code }) => code ?? []),
      ),
      existingReferences(db, patches, services.contributions),
    ])
    const named = projects.flatMap(({ id }) => id)
    const hoursApproved = await projectsWithApprovedHours(db, patches.some(namesTerms) ? named : [])
    return {
      projects,
      matchBy,
      hoursApproved,
      today: dateIn(caller.organisation.timeZone, now),
      missing: (project, { patch }) => missingReference(known, patch, project),
      custom: (project, { patch }) => fields.over(project?.customFields ?? null, patch.customFields),
    }
  },
  read: readRow,
  save: (written, { today, now }, { db, fields }) =>
    saveProjects(
      db,
      written.map(({ before, after }) => changedBy(before, after, { today, now, newId })),
      fields.all,
    ),
  targetCode: ({ code }) => code,
  kept: keptWithout('searchText'),
  undo: {
    stored: findProjects,
    async find({ db }, stored) {
      const [fields, approved] = await Promise.all([
        customFields(db),
        projectsWithApprovedHours(
          db,
          stored.map(({ id }) => id),
        ),
      ])
      return { fields, approved }
    },
    /** Approved hours keep what they are sold by. */
    blocks: (project, { before }, { approved }) =>
      before && approved.has(project.id) && changesTerms(project, { ...project, ...before })
        ? { code: 'project_terms_fixed' }
        : undefined,
    restore: (former): ProjectRecord => ({ ...former, searchText: searchTextOf(former) }),
    audit: { line: (verb, { id }, changes) => auditLine(verb, id, changes), changes: changesOf },
    facts: ({ removed, restored }, { db }) => [
      // Whoever reads again what was removed finds it gone.
      ...removed.map(({ id }) => announce.updated({ id, updatedAt: db.now })),
      ...restored.map(({ after }) => announce.updated(after)),
    ],
    /** What it made goes with its target. */
    async save({ removed, restored }, { db, caller, services }, { fields }) {
      const today = dateIn(caller.organisation.timeZone, db.now)
      const changed = restored.map(({ before, after }) =>
        changedBy(before, after, { today, now: db.now, newId }),
      )
      await saveProjects(db, changed, fields.all)
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return
      await Promise.all(services.contributions(projectTraces).map(remove => remove(db, ids)))
      await removeProjects(db, ids)
    },
  },
  recordUses: [
    usedBy('projects', 'project_participants', 'project_id'),
    usedBy('projects', 'project_phases', 'project_id'),
    filesOf('projects', 'project'),
  ],
})

interface Changing {
  readonly today: PlainDate
  readonly now: string
  readonly newId: () => Id
}

/** What became of a project in one go, with the entry that its baseline gets by it. */
function changedBy(
  before: ProjectRecord | null,
  after: ProjectRecord,
  { today, now, newId }: Changing,
): ChangedProject {
  const begun = before === null && after.startDate !== null && after.startDate < today
  const validFrom = begun ? (after.startDate ?? today) : today
  const same = before !== null && isSameBaseline(before, after)
  return {
    before,
    after,
    baseline: same ? null : baselineOf(after, { id: newId(), validFrom, changeOrderId: null, now }),
  }
}
