// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  Milestone,
  OpenMatterOfProject,
  Project,
  ProjectHours,
  ProjectParticipant,
  ProjectPhase,
  ProjectRole,
} from './schemas.ts'

export type ProjectsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of code or name; letter case does not matter. */
  q?: string | undefined
  /** Only projects in this state. */
  state?: 'planned' | 'active' | 'on_hold' | 'completed' | 'closed' | undefined
  /** Only projects of the customer. */
  customerId?: string | undefined
  /** Only projects that the member answers for. */
  managerMembershipId?: string | undefined
  /** Only projects in which the member takes part, took part or will. */
  membershipId?: string | undefined
  /** Only projects that are billed like this. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | undefined
  /** True for templates, false for projects that are worked on. */
  template?: boolean | undefined
  /** Unique among the projects, as the organisation writes it; the code of its tracking target. */
  code?: string | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The project's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** `name` unless said otherwise. Projects without the date come last in both directions. Has no effect with `updatedSince`. */
  sort?: 'name' | 'code' | 'startDate' | 'endDate' | undefined
  /** `asc` unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
}

export type ProjectsListAnswer = Page<Project>

export type ProjectsCreateBody = {
  /** Unique among the projects, as the organisation writes it; the code of its tracking target. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** How it begins; `planned` when absent. */
  state?: 'planned' | 'active' | undefined
  /** How it is billed; `time` when absent. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | undefined
  /** How exactly hours say what they were for; `project` when absent. */
  attributionPrecision?: 'project' | 'phase' | 'task' | undefined
  /** Whether it is only there for others to be made from; it never changes. */
  template?: boolean | undefined
  /** What is to be done; null for nothing. */
  description?: string | null | undefined
  /** The customer, an active one; null for none. */
  customerId?: string | null | undefined
  /** The member who answers for it, an active one; null for nobody. */
  managerMembershipId?: string | null | undefined
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** The last day; null for unknown. A change is an entry of the baseline. */
  endDate?: string | null | undefined
  /** How long the work may take, in minutes; null without a limit. A change is an entry of the baseline. */
  budgetMinutes?: number | null | undefined
  /** What the work may come to, in cents; null without a limit. A change is an entry of the baseline. */
  budgetCents?: number | null | undefined
  /** The rate card that its hours are priced by, an active one; null for none. */
  rateCardId?: string | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
}

export type ProjectsCreateAnswer = Project

export type ProjectsGetAnswer = Project

export type ProjectsUpdateBody = {
  /** Unique among the projects, as the organisation writes it; the code of its tracking target. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** How it is billed: `time` by the hour, `fixed` at one price, `capped` by the hour up to the budget, `internal` not at all, `installments` by parts that are agreed on. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | undefined
  /** How exactly hours say what they were for: the project alone, one of its phases, or one of its tasks. */
  attributionPrecision?: 'project' | 'phase' | 'task' | undefined
  /** What is to be done; null for nothing. */
  description?: string | null | undefined
  /** The customer, an active one; null for none. */
  customerId?: string | null | undefined
  /** The member who answers for it, an active one; null for nobody. */
  managerMembershipId?: string | null | undefined
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** The last day; null for unknown. A change is an entry of the baseline. */
  endDate?: string | null | undefined
  /** How long the work may take, in minutes; null without a limit. A change is an entry of the baseline. */
  budgetMinutes?: number | null | undefined
  /** What the work may come to, in cents; null without a limit. A change is an entry of the baseline. */
  budgetCents?: number | null | undefined
  /** The rate card that its hours are priced by, an active one; null for none. */
  rateCardId?: string | null | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ProjectsUpdateAnswer = Project

export type ProjectsListBaselinesQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
}

export type ProjectsListBaselinesRow = {
  /** The entry. It never changes. */
  id: string
  /** The project that it is of. */
  projectId: string
  /** From when on it holds, until the next one does. */
  validFrom: string
  /** How long the work may take; null without a limit. */
  budgetMinutes: number | null
  /** What the work may come to; null without a limit. */
  budgetCents: number | null
  /** The last day; null when nobody said. */
  endDate: string | null
  /** The change order that made it; null for a change of the project. */
  changeOrderId: string | null
  /** When it was made. */
  madeAt: string
}

export type ProjectsListBaselinesAnswer = Page<ProjectsListBaselinesRow>

export type ProjectsCopyBody = {
  /** Unique among the projects, as the organisation writes it; the code of its tracking target. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The first day of the new project: all dates move with it. That of the other one when absent, unknown when null. */
  startDate?: string | null | undefined
  /** The customer, an active one; that of the other project when absent, none when null. */
  customerId?: string | null | undefined
  /** Whether the new project is a template; it is none when absent. */
  template?: boolean | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectsCopyAnswer = {
  project: Project
  /** By how many days dates have moved: later, or earlier below zero. */
  days: number
  /** What the new project has besides its own fields. */
  copied: readonly {
    /** What was copied, such as `phases` or `participants`. */
    kind: string
    /** How many of them there were. */
    count: number
  }[]
}

export type ProjectsStartBody = {
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectsStartAnswer = Project

export type ProjectsHoldBody = ProjectsStartBody

export type ProjectsHoldAnswer = Project

export type ProjectsResumeBody = ProjectsStartBody

export type ProjectsResumeAnswer = Project

export type ProjectsCompleteBody = ProjectsStartBody

export type ProjectsCompleteAnswer = Project

export type ProjectsCloseBody = ProjectsStartBody

export type ProjectsCloseAnswer = {
  project: Project
  /** What is open, with `dryRun`; empty where the project is closed, or would be. */
  blockers: readonly OpenMatterOfProject[]
}

export type ProjectsReopenBody = ProjectsStartBody

export type ProjectsReopenAnswer = Project

export type ProjectsListParticipantsQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only the times of one member. */
  membershipId?: string | undefined
  /** Only those who take part on the day. */
  on?: string | undefined
}

export type ProjectsListParticipantsAnswer = Page<ProjectParticipant>

export type ProjectsAddParticipantBody = {
  /** The member who takes part, an active one. */
  membershipId: string
  /** What the member is in the project, an active role; null for nothing. */
  projectRoleId?: string | null | undefined
  /** The first day; null from the beginning of the project. */
  validFrom?: string | null | undefined
  /** The last day; null until further notice. */
  validTo?: string | null | undefined
}

export type ProjectsAddParticipantAnswer = ProjectParticipant

export type ProjectsReplaceParticipantsBody = {
  /** All who take part from today on, each once; empty for nobody. */
  participants: readonly {
    /** A member who takes part from today on. */
    membershipId: string
    /** What the member is in the project; null for nothing. */
    projectRoleId?: string | null | undefined
  }[]
}

export type ProjectsReplaceParticipantsAnswer = Page<ProjectParticipant>

export type ProjectsGetParticipantPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `project_participant_not_found`. */
  participantId: string
}

export type ProjectsGetParticipantAnswer = ProjectParticipant

export type ProjectsUpdateParticipantPath = ProjectsGetParticipantPath

export type ProjectsUpdateParticipantBody = {
  /** What the member is in the project, an active role; null for nothing. */
  projectRoleId?: string | null | undefined
  /** The first day; null from the beginning of the project. */
  validFrom?: string | null | undefined
  /** The last day; null until further notice. */
  validTo?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ProjectsUpdateParticipantAnswer = ProjectParticipant

export type ProjectsRemoveParticipantPath = ProjectsGetParticipantPath

export type ProjectPhasesListAnswer = Page<ProjectPhase>

export type ProjectPhasesCreateBody = {
  /** Unique among the phases of the project, as the organisation writes it. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** The phase of the same project to put it in; null for none. Absent, the project itself. */
  parentPhaseId?: string | null | undefined
  /** The phase with the same parent that it comes after; null for the first place. Absent, it comes last. */
  afterPhaseId?: string | null | undefined
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** The last day; null for unknown. */
  endDate?: string | null | undefined
  /** How long the work may take, in minutes; null without a limit. */
  budgetMinutes?: number | null | undefined
  /** What the work may come to, in cents; null without a limit. */
  budgetCents?: number | null | undefined
  /** How it is billed; null: as its project. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPhasesCreateAnswer = ProjectPhase

export type ProjectPhasesGetPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `project_phase_not_found`. */
  phaseId: string
}

export type ProjectPhasesGetAnswer = ProjectPhase

export type ProjectPhasesUpdatePath = ProjectPhasesGetPath

export type ProjectPhasesUpdateBody = {
  /** Unique among the phases of the project, as the organisation writes it. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** The first day; null for unknown. */
  startDate?: string | null | undefined
  /** The last day; null for unknown. */
  endDate?: string | null | undefined
  /** How long the work may take, in minutes; null without a limit. */
  budgetMinutes?: number | null | undefined
  /** What the work may come to, in cents; null without a limit. */
  budgetCents?: number | null | undefined
  /** How it is billed; null: as its project. */
  billing?: 'time' | 'fixed' | 'capped' | 'internal' | 'installments' | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPhasesUpdateAnswer = ProjectPhase

export type ProjectPhasesMovePath = ProjectPhasesGetPath

export type ProjectPhasesMoveBody = {
  /** The phase of the same project to put it in; null for the project itself. */
  parentPhaseId: string | null
  /** The phase with that parent that it comes after; null for the first place. */
  afterPhaseId: string | null
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPhasesMoveAnswer = ProjectPhase

export type ProjectPhasesLockPath = ProjectPhasesGetPath

export type ProjectPhasesLockBody = {
  /** Why, for the audit trail. */
  reason?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type ProjectPhasesLockAnswer = ProjectPhase

export type ProjectPhasesUnlockPath = ProjectPhasesGetPath

export type ProjectPhasesUnlockBody = ProjectPhasesLockBody

export type ProjectPhasesUnlockAnswer = ProjectPhase

export type ProjectPhasesStartPath = ProjectPhasesGetPath

export type ProjectPhasesStartBody = ProjectPhasesLockBody

export type ProjectPhasesStartAnswer = ProjectPhase

export type ProjectPhasesCompletePath = ProjectPhasesGetPath

export type ProjectPhasesCompleteBody = ProjectPhasesLockBody

export type ProjectPhasesCompleteAnswer = ProjectPhase

export type ProjectPhasesCancelPath = ProjectPhasesGetPath

export type ProjectPhasesCancelBody = ProjectPhasesLockBody

export type ProjectPhasesCancelAnswer = ProjectPhase

export type ProjectPhasesReopenPath = ProjectPhasesGetPath

export type ProjectPhasesReopenBody = ProjectPhasesLockBody

export type ProjectPhasesReopenAnswer = ProjectPhase

export type ProjectPhasesListHoursQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** The first date. */
  from?: string | undefined
  /** The last date, which is part of it. */
  to?: string | undefined
  /** Only hours on the phase itself. */
  phaseId?: string | undefined
  /** Only hours of the member. */
  membershipId?: string | undefined
  /** Only hours of days that have got so far. */
  status?: 'draft' | 'confirmed' | 'approved' | 'exported' | undefined
}

export type ProjectPhasesListHoursAnswer = Page<ProjectHours>

export type ProjectRolesListAnswer = Page<ProjectRole>

export type ProjectRolesCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type ProjectRolesCreateAnswer = ProjectRole

export type ProjectRolesGetAnswer = ProjectRole

export type ProjectRolesUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ProjectRolesUpdateAnswer = ProjectRole

export type ProjectMilestonesListAnswer = Page<Milestone>

export type ProjectMilestonesCreateBody = {
  /** What is reached. */
  name: string
  /** When it is to be reached. */
  dueDate: string
  /** When it was reached, not in the future; null for not yet. */
  reachedAt?: string | null | undefined
  /** Tasks of the project that lead to it; the list is replaced whole. */
  taskIds?: readonly string[] | undefined
}

export type ProjectMilestonesCreateAnswer = Milestone

export type ProjectMilestonesUpdatePath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `project_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `project_milestone_not_found`. */
  milestoneId: string
}

export type ProjectMilestonesUpdateBody = {
  /** What is reached. */
  name?: string | undefined
  /** When it is to be reached. */
  dueDate?: string | undefined
  /** When it was reached, not in the future; null for not yet. */
  reachedAt?: string | null | undefined
  /** Tasks of the project that lead to it; the list is replaced whole. */
  taskIds?: readonly string[] | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type ProjectMilestonesUpdateAnswer = Milestone

export type ProjectMilestonesRemovePath = ProjectMilestonesUpdatePath

export const projects = (call: Call) => ({
  /**
   * List projects
   *
   * Page through the projects, by name unless asked otherwise: those in every state, and templates.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects`; needs `projects.read`; module `projects`
   */
  list: (query: ProjectsListQuery = {}, options?: CallOptions): Promise<ProjectsListAnswer> =>
    call({ id: 'projects.list', method: 'GET', path: '/v1/projects' }, { query }, options),

  /**
   * Add a project
   *
   * Add a project, and its target to the tracking level `project`, with the same id. Its budget and last day are the first entry of its baseline.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.created`.
   *
   * `POST /v1/projects`; needs `projects.manage`; module `projects`
   */
  create: (body: ProjectsCreateBody, options?: KeyedCallOptions): Promise<ProjectsCreateAnswer> =>
    call({ id: 'projects.create', method: 'POST', path: '/v1/projects', keyed: true }, { body }, options),

  /**
   * Read one project
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}`; needs `projects.read`; module `projects`
   */
  get: (id: string, options?: CallOptions): Promise<ProjectsGetAnswer> =>
    call({ id: 'projects.get', method: 'GET', path: '/v1/projects/{id}' }, { path: { id } }, options),

  /**
   * Change a project
   *
   * Change a project: an absent field keeps, null clears. A change of budget or last day is an entry of the baseline, from today. A closed project keeps everything.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `PATCH /v1/projects/{id}`; needs `projects.manage`; module `projects`
   */
  update: (id: string, body: ProjectsUpdateBody, options?: CallOptions): Promise<ProjectsUpdateAnswer> =>
    call(
      { id: 'projects.update', method: 'PATCH', path: '/v1/projects/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * List the entries of a baseline
   *
   * Page through what a project was to take from which day on, oldest first. Of one day the last entry holds.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/baselines`; needs `projects.read`; module `projects`
   */
  listBaselines: (
    id: string,
    query: ProjectsListBaselinesQuery = {},
    options?: CallOptions,
  ): Promise<ProjectsListBaselinesAnswer> =>
    call(
      { id: 'projects.listBaselines', method: 'GET', path: '/v1/projects/{id}/baselines' },
      { path: { id }, query },
      options,
    ),

  /**
   * Make a project from another
   *
   * Make a planned project from a template or any other project, with all that it has: fields, participants, phases and the rest, as `copied` tells. Dates move with the first day. Hours, its history and its external reference stay with the other one, and a customer, manager or rate card that is out of use is left out.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.created`.
   *
   * `POST /v1/projects/{id}/copy`; needs `projects.manage`; module `projects`
   */
  copy: (id: string, body: ProjectsCopyBody, options?: KeyedCallOptions): Promise<ProjectsCopyAnswer> =>
    call(
      { id: 'projects.copy', method: 'POST', path: '/v1/projects/{id}/copy', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Start a project
   *
   * Let a planned project be worked on.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/start`; needs `projects.manage`; module `projects`
   */
  start: (
    id: string,
    body: ProjectsStartBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsStartAnswer> =>
    call(
      { id: 'projects.start', method: 'POST', path: '/v1/projects/{id}/start', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Put a project on hold
   *
   * Put an active project on hold. It goes on taking hours.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/hold`; needs `projects.manage`; module `projects`
   */
  hold: (id: string, body: ProjectsHoldBody = {}, options?: KeyedCallOptions): Promise<ProjectsHoldAnswer> =>
    call(
      { id: 'projects.hold', method: 'POST', path: '/v1/projects/{id}/hold', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Resume a project
   *
   * Let a project that is on hold be worked on again.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/resume`; needs `projects.manage`; module `projects`
   */
  resume: (
    id: string,
    body: ProjectsResumeBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsResumeAnswer> =>
    call(
      { id: 'projects.resume', method: 'POST', path: '/v1/projects/{id}/resume', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Complete a project
   *
   * Say that the work is done. A completed project takes no new hours, and can still change.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/complete`; needs `projects.manage`; module `projects`
   */
  complete: (
    id: string,
    body: ProjectsCompleteBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsCompleteAnswer> =>
    call(
      { id: 'projects.complete', method: 'POST', path: '/v1/projects/{id}/complete', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Close a project
   *
   * Close a project of which nothing is open; then nothing of it changes, and its tracking target is out of use. With `dryRun` the answer tells what is open instead of refusing.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.closed`.
   *
   * `POST /v1/projects/{id}/close`; needs `projects.manage`; module `projects`
   */
  close: (
    id: string,
    body: ProjectsCloseBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsCloseAnswer> =>
    call(
      { id: 'projects.close', method: 'POST', path: '/v1/projects/{id}/close', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Reopen a project
   *
   * Let a completed or closed project be worked on again; its tracking target is in use again. A closed template is planned again.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/reopen`; needs `projects.manage`; module `projects`
   */
  reopen: (
    id: string,
    body: ProjectsReopenBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectsReopenAnswer> =>
    call(
      { id: 'projects.reopen', method: 'POST', path: '/v1/projects/{id}/reopen', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * List the participants of a project
   *
   * Page through those who take part in a project, took part or will, in the order in which they were added.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/participants`; needs `projects.read`; module `projects`
   */
  listParticipants: (
    id: string,
    query: ProjectsListParticipantsQuery = {},
    options?: CallOptions,
  ): Promise<ProjectsListParticipantsAnswer> =>
    call(
      { id: 'projects.listParticipants', method: 'GET', path: '/v1/projects/{id}/participants' },
      { path: { id }, query },
      options,
    ),

  /**
   * Add a participant to a project
   *
   * Let a member take part in a project. The same member takes part at several times, of which no two share a day.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/participants`; needs `projects.manage`; module `projects`
   */
  addParticipant: (
    id: string,
    body: ProjectsAddParticipantBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectsAddParticipantAnswer> =>
    call(
      { id: 'projects.addParticipant', method: 'POST', path: '/v1/projects/{id}/participants', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Say who takes part in a project
   *
   * Say who takes part from today on: who is not named took part until yesterday, who is named anew begins today, and who gets another role begins anew. What was before today stays; what was to begin later is gone, unless it is of a member who is named.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PUT /v1/projects/{id}/participants`; needs `projects.manage`; module `projects`
   */
  replaceParticipants: (
    id: string,
    body: ProjectsReplaceParticipantsBody,
    options?: CallOptions,
  ): Promise<ProjectsReplaceParticipantsAnswer> =>
    call(
      { id: 'projects.replaceParticipants', method: 'PUT', path: '/v1/projects/{id}/participants' },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one participant of a project
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/participants/{participantId}`; needs `projects.read`; module `projects`
   */
  getParticipant: (
    path: ProjectsGetParticipantPath,
    options?: CallOptions,
  ): Promise<ProjectsGetParticipantAnswer> =>
    call(
      {
        id: 'projects.getParticipant',
        method: 'GET',
        path: '/v1/projects/{id}/participants/{participantId}',
      },
      { path },
      options,
    ),

  /**
   * Change a participant of a project
   *
   * Change role or days: an absent field keeps, null clears.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PATCH /v1/projects/{id}/participants/{participantId}`; needs `projects.manage`; module `projects`
   */
  updateParticipant: (
    path: ProjectsUpdateParticipantPath,
    body: ProjectsUpdateParticipantBody,
    options?: CallOptions,
  ): Promise<ProjectsUpdateParticipantAnswer> =>
    call(
      {
        id: 'projects.updateParticipant',
        method: 'PATCH',
        path: '/v1/projects/{id}/participants/{participantId}',
      },
      { path, body },
      options,
    ),

  /**
   * End a participation
   *
   * Say that today is the last day of a participation. One that is over stays as it is; one that has not begun is gone.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `DELETE /v1/projects/{id}/participants/{participantId}`; needs `projects.manage`; module `projects`
   */
  removeParticipant: (path: ProjectsRemoveParticipantPath, options?: CallOptions): Promise<void> =>
    call(
      {
        id: 'projects.removeParticipant',
        method: 'DELETE',
        path: '/v1/projects/{id}/participants/{participantId}',
      },
      { path },
      options,
    ),
})

export const projectPhases = (call: Call) => ({
  /**
   * List the phases of a project
   *
   * All phases of a project in the order of its tree: each before those that lie in it, the cancelled ones too. Read `state` and `depth`.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/phases`; needs `projects.read`; module `projects`
   */
  list: (id: string, options?: CallOptions): Promise<ProjectPhasesListAnswer> =>
    call(
      { id: 'projectPhases.list', method: 'GET', path: '/v1/projects/{id}/phases' },
      { path: { id } },
      options,
    ),

  /**
   * Add a phase to a project
   *
   * Add a phase to a project, or to one of its phases. Dates outside of the project are warned of, not refused.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: ProjectPhasesCreateBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesCreateAnswer> =>
    call(
      { id: 'projectPhases.create', method: 'POST', path: '/v1/projects/{id}/phases', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Read one phase of a project
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/phases/{phaseId}`; needs `projects.read`; module `projects`
   */
  get: (path: ProjectPhasesGetPath, options?: CallOptions): Promise<ProjectPhasesGetAnswer> =>
    call(
      { id: 'projectPhases.get', method: 'GET', path: '/v1/projects/{id}/phases/{phaseId}' },
      { path },
      options,
    ),

  /**
   * Change a phase of a project
   *
   * Change a phase: an absent field keeps, null clears. Its place is changed by `move`.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `PATCH /v1/projects/{id}/phases/{phaseId}`; needs `projects.manage`; module `projects`
   */
  update: (
    path: ProjectPhasesUpdatePath,
    body: ProjectPhasesUpdateBody,
    options?: CallOptions,
  ): Promise<ProjectPhasesUpdateAnswer> =>
    call(
      { id: 'projectPhases.update', method: 'PATCH', path: '/v1/projects/{id}/phases/{phaseId}' },
      { path, body },
      options,
    ),

  /**
   * Move a phase of a project
   *
   * Put a phase, with all that lies in it, elsewhere in its project. Hours, tasks and budgets stay with their phase.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/move`; needs `projects.manage`; module `projects`
   */
  move: (
    path: ProjectPhasesMovePath,
    body: ProjectPhasesMoveBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesMoveAnswer> =>
    call(
      {
        id: 'projectPhases.move',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/move',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Lock a phase of a project
   *
   * Let a phase take no more hours. Those that it has stay.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/lock`; needs `projects.manage`; module `projects`
   */
  lock: (
    path: ProjectPhasesLockPath,
    body: ProjectPhasesLockBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesLockAnswer> =>
    call(
      {
        id: 'projectPhases.lock',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/lock',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Unlock a phase of a project
   *
   * Let a phase take hours again.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/unlock`; needs `projects.manage`; module `projects`
   */
  unlock: (
    path: ProjectPhasesUnlockPath,
    body: ProjectPhasesUnlockBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesUnlockAnswer> =>
    call(
      {
        id: 'projectPhases.unlock',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/unlock',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Start a phase of a project
   *
   * Say that a planned phase is being worked on.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/start`; needs `projects.manage`; module `projects`
   */
  start: (
    path: ProjectPhasesStartPath,
    body: ProjectPhasesStartBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesStartAnswer> =>
    call(
      {
        id: 'projectPhases.start',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/start',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Complete a phase of a project
   *
   * Say that the work of a phase is done: it takes no more hours, and what waits for it goes on.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/complete`; needs `projects.manage`; module `projects`
   */
  complete: (
    path: ProjectPhasesCompletePath,
    body: ProjectPhasesCompleteBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesCompleteAnswer> =>
    call(
      {
        id: 'projectPhases.complete',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/complete',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Cancel a phase of a project
   *
   * Give a phase up. It takes no more hours, keeps those that it has, and is shown as cancelled.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/cancel`; needs `projects.manage`; module `projects`
   */
  cancel: (
    path: ProjectPhasesCancelPath,
    body: ProjectPhasesCancelBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesCancelAnswer> =>
    call(
      {
        id: 'projectPhases.cancel',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/cancel',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * Reopen a phase of a project
   *
   * Let a completed or cancelled phase be worked on again.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `POST /v1/projects/{id}/phases/{phaseId}/reopen`; needs `projects.manage`; module `projects`
   */
  reopen: (
    path: ProjectPhasesReopenPath,
    body: ProjectPhasesReopenBody = {},
    options?: KeyedCallOptions,
  ): Promise<ProjectPhasesReopenAnswer> =>
    call(
      {
        id: 'projectPhases.reopen',
        method: 'POST',
        path: '/v1/projects/{id}/phases/{phaseId}/reopen',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * List the hours of a project
   *
   * Page through the hours of everybody on a project, by date. Hours of drafts count as of now. A day that changes changes `updatedAt` of its hours; hours that are taken off are gone.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/hours`; needs `projects.read`; module `projects`
   */
  listHours: (
    id: string,
    query: ProjectPhasesListHoursQuery = {},
    options?: CallOptions,
  ): Promise<ProjectPhasesListHoursAnswer> =>
    call(
      { id: 'projectPhases.listHours', method: 'GET', path: '/v1/projects/{id}/hours' },
      { path: { id }, query },
      options,
    ),
})

export const projectRoles = (call: Call) => ({
  /**
   * List the project roles
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/project-roles`; needs `projects.read`; module `projects`
   */
  list: (options?: CallOptions): Promise<ProjectRolesListAnswer> =>
    call({ id: 'projectRoles.list', method: 'GET', path: '/v1/project-roles' }, {}, options),

  /**
   * Add a project role
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/project-roles`; needs `org.admin`; module `projects`
   */
  create: (body: ProjectRolesCreateBody, options?: KeyedCallOptions): Promise<ProjectRolesCreateAnswer> =>
    call(
      { id: 'projectRoles.create', method: 'POST', path: '/v1/project-roles', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one project role
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/project-roles/{id}`; needs `projects.read`; module `projects`
   */
  get: (id: string, options?: CallOptions): Promise<ProjectRolesGetAnswer> =>
    call(
      { id: 'projectRoles.get', method: 'GET', path: '/v1/project-roles/{id}' },
      { path: { id } },
      options,
    ),

  /**
   * Change a project role
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `PATCH /v1/project-roles/{id}`; needs `org.admin`; module `projects`
   */
  update: (
    id: string,
    body: ProjectRolesUpdateBody,
    options?: CallOptions,
  ): Promise<ProjectRolesUpdateAnswer> =>
    call(
      { id: 'projectRoles.update', method: 'PATCH', path: '/v1/project-roles/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const projectMilestones = (call: Call) => ({
  /**
   * List the milestones of a project
   *
   * The milestones of a project, by when they are due, each with the tasks that lead to it.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/milestones`; needs `projects.read`; module `projects`
   */
  list: (id: string, options?: CallOptions): Promise<ProjectMilestonesListAnswer> =>
    call(
      { id: 'projectMilestones.list', method: 'GET', path: '/v1/projects/{id}/milestones' },
      { path: { id } },
      options,
    ),

  /**
   * Set a milestone
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/projects/{id}/milestones`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: ProjectMilestonesCreateBody,
    options?: KeyedCallOptions,
  ): Promise<ProjectMilestonesCreateAnswer> =>
    call(
      { id: 'projectMilestones.create', method: 'POST', path: '/v1/projects/{id}/milestones', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Change a milestone
   *
   * Change a milestone, or say that it is reached: an absent field keeps.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PATCH /v1/projects/{id}/milestones/{milestoneId}`; needs `projects.manage`; module `projects`
   */
  update: (
    path: ProjectMilestonesUpdatePath,
    body: ProjectMilestonesUpdateBody,
    options?: CallOptions,
  ): Promise<ProjectMilestonesUpdateAnswer> =>
    call(
      { id: 'projectMilestones.update', method: 'PATCH', path: '/v1/projects/{id}/milestones/{milestoneId}' },
      { path, body },
      options,
    ),

  /**
   * Delete a milestone
   *
   * Delete a milestone; its tasks stay.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `DELETE /v1/projects/{id}/milestones/{milestoneId}`; needs `projects.manage`; module `projects`
   */
  remove: (path: ProjectMilestonesRemovePath, options?: CallOptions): Promise<void> =>
    call(
      {
        id: 'projectMilestones.remove',
        method: 'DELETE',
        path: '/v1/projects/{id}/milestones/{milestoneId}',
      },
      { path },
      options,
    ),
})
