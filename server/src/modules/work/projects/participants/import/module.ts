import { importOf } from '../../../../records/imports/port.ts'
import { asUsual, byCode, kept, unlessSaid } from '../../../../records/imports/protocol/port.ts'
import { membersNamed } from '../../../../people/members/port.ts'
import { projectInRow } from '../../record/in-rows.ts'
import { closedAmong } from '../../record/port.ts'
import { projectRolesWithCodes } from '../../roles/port.ts'
import { refusalOfRepricing } from '../pricing.ts'
import type { Participant } from '../record.ts'
import { changesOf, lineOf } from '../rules.ts'
import { ParticipantPatch } from '../shapes.ts'
import { ofProjects, save, withIds } from '../store.ts'
import { participantRow } from './row.ts'
import { formerTimes, participantRows, readRow, wouldOverlap } from './rules.ts'

export const participantImportModule = importOf(
  participantRow,
  participantRows,
)({
  operation: 'importProjectParticipants',
  summary: 'Import participants of projects',
  description: `Lets up to 500 members take part in projects, of as many projects as the rows name. ${asUsual} A participation is found by its project, its member and its first day, which is none where the row says none; what is not found is added, and no member takes part twice on one day. ${unlessSaid} ${kept}`,
  feature: 'projects',
  example: {
    rows: [
      {
        ...{ projectCode: 'KO-2604', memberEmail: 'aino@meri.example', projectRoleCode: 'electrician' },
        validFrom: '2027-01-11',
      },
    ],
    filename: 'participants.csv',
    results: [{ id: 'a51' }],
    importId: 'a52',
  },
  patch: ParticipantPatch,
  names: {
    projectCode: projectInRow,
    memberEmail: { missing: 'membership_not_found', read: membersNamed },
    projectRoleCode: {
      missing: 'project_role_not_found',
      to: 'projectRoleId',
      read: async (db, codes) =>
        byCode(
          await projectRolesWithCodes(
            db,
            codes.map(code => code.toLowerCase()),
          ),
        ),
    },
  },
  async find(rows, { db, services }) {
    const projectIds = [...new Set(rows.flatMap(({ named }) => named.projectCode?.id ?? []))]
    const [records, repricing] = await Promise.all([
      ofProjects(db, projectIds),
      refusalOfRepricing(db, services.contributions, { projectIds, membershipId: null }),
    ])
    return { records, repricing }
  },
  read: readRow,
  save: (written, _, { db }) => save(db, { saved: written.map(({ after }) => after), gone: [] }),
  undo: {
    stored: withIds,
    async find({ db, changes, services }, stored) {
      const projectIds = [...new Set(stored.map(({ projectId }) => projectId))]
      const [closed, others, repricing] = await Promise.all([
        closedAmong(db, projectIds),
        ofProjects(db, projectIds),
        refusalOfRepricing(db, services.contributions, { projectIds, membershipId: null }),
      ])
      const removed = new Set(changes.flatMap(({ recordId, before }) => (before === null ? recordId : [])))
      const formers = new Map(
        changes.flatMap(({ recordId, before }) =>
          before === null ? [] : [[recordId, before as unknown as Participant]],
        ),
      )
      const former = others.map(each => ({ ...each, ...heldBy(formers.get(each.id)) }))
      return { closed, removed, others: former, repricing }
    },
    /** A closed project keeps its participants, approved hours their price, and nobody takes part twice on a day. */
    blocks(participant, { before }, { closed, removed, others, repricing }) {
      if (closed.has(participant.projectId)) return { code: 'project_closed' }
      const former = before && { ...participant, ...heldBy(before as unknown as Participant) }
      if (former && wouldOverlap(former, others, removed)) return { code: 'project_participants_overlap' }
      const refused = repricing(formerTimes(participant, others, removed))
      return refused && { code: refused.refusal }
    },
    audit: { line: (verb, { id }, changes) => lineOf(verbs[verb] ?? verb, id, changes), changes: changesOf },
    save: ({ removed, restored }, { db }) =>
      save(db, { saved: restored.map(({ after }) => after), gone: removed.map(({ id }) => id) }),
  },
})

const heldBy = (former: Participant | undefined) =>
  former && {
    projectRoleId: former.projectRoleId,
    validFrom: former.validFrom,
    validTo: former.validTo,
  }

/** As the trail calls what undoing does. */
const verbs: Readonly<Record<string, string>> = {
  delete: 'remove_participant',
  update: 'update_participant',
}
