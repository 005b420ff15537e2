import {
  addresses,
  type CodeOf,
  column,
  date,
  keeps,
  needed,
  type ReadRow,
  rowOf,
  type RowOf,
  text,
} from '../../../../records/imports/protocol/port.ts'
import type { KnownProject } from '../../record/port.ts'
import { projectCell } from '../../record/in-rows.ts'
import type { ProjectRoleSummary } from '../../roles/port.ts'
import type { MemberNamed } from '../../../../people/members/port.ts'
import type { ParticipantPatch } from '../shapes.ts'

export const participantRow = rowOf({
  register: 'project-participants',
  rows: 'participants',
  needs: ['projectCode', 'memberEmail'],
  cells: {
    projectCode: projectCell,
    memberEmail: column(
      addresses(`The member who takes part, by e-mail address or membership id. ${needed}`),
      { fi: 'Sähköposti', sv: 'E-post', en: 'E-mail', example: 'aino@meri.example' },
      'henkilö, jäsen, osallistuja, person, medlem, deltagare, member, participant, email',
    ),
    projectRoleCode: column(
      text(`What the member is in the project, a role by its code. ${keeps}`),
      { fi: 'Projektirooli', sv: 'Projektroll', en: 'Project role' },
      'rooli, roll, role',
    ),
    validFrom: column(
      date(
        'The first day, `YYYY-MM-DD`, by which a participation is found. Null or absent: from the beginning of the project.',
      ),
      { fi: 'Voimassa alkaen', sv: 'Gäller från', en: 'Valid from', example: '2027-01-11' },
      'alkaa, alkaen, från, from',
    ),
    validTo: column(
      date(`The last day, \`YYYY-MM-DD\`. ${keeps} A new one then lasts until further notice.`),
      { fi: 'Voimassa asti', sv: 'Gäller till', en: 'Valid to' },
      'päättyy, asti, till, to',
    ),
  },
  refuses: [
    'project_not_found',
    'project_closed',
    'membership_not_found',
    'project_role_not_found',
    'range_end_before_start',
    'project_participants_overlap',
    'project_participant_reprices_approved_hours',
  ],
})

export type RowError = CodeOf<typeof participantRow>

export type ParticipantRow = ReadRow<
  RowOf<typeof participantRow>,
  ParticipantPatch,
  {
    readonly projectCode: KnownProject
    readonly memberEmail: MemberNamed
    readonly projectRoleCode: ProjectRoleSummary
  }
>

/** A row of a participation. */
export interface RowOfParticipant {
  readonly project: KnownProject
  readonly member: MemberNamed
  readonly role: ProjectRoleSummary | undefined
  readonly patch: ParticipantPatch
}
