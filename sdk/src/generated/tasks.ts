// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type {
  DeletedRecord,
  MovedTask,
  OwnTask,
  ScheduledTask,
  Task,
  TaskApproval,
  TaskBundle,
  TaskComment,
  TaskDependency,
  TaskLabel,
  TaskRecurrence,
  TaskStatusSet,
  WithNames,
} from './schemas.ts'

export type TasksListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of the title or of the external id; letter case does not matter. */
  q?: string | undefined
  /** Only tasks of the phase. */
  phaseId?: string | undefined
  /** Only parts of the task. */
  parentTaskId?: string | undefined
  /** Only tasks that the member is to do. */
  assigneeMembershipId?: string | undefined
  /** Only tasks in the status. */
  statusId?: string | undefined
  /** Only tasks in statuses of the category. */
  category?: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled' | undefined
  /** Only tasks with the label. */
  labelId?: string | undefined
  /** Only tasks of the priority. */
  priority?: 'low' | 'normal' | 'high' | 'urgent' | undefined
  /** Only tasks due on the day or later. */
  dueFrom?: string | undefined
  /** Only tasks due on the day or earlier. */
  dueTo?: string | undefined
  /** True for archived tasks, false for all others; when absent both with `updatedSince`, and the others without it. */
  archived?: boolean | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The task's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** Only tasks of the project. */
  projectId?: string | undefined
  /** Only tasks that are part of no project. */
  withoutProject?: boolean | undefined
  /** `createdAt` unless said otherwise. Tasks without a due date come last in both directions. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'dueDate' | 'priority' | 'number' | 'rank' | undefined
  /** `desc` for `createdAt` and `priority`, `asc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type TasksListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Task[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type TasksCreateBody = {
  /** What is to be done. */
  title: string
  /** The project that it is part of; null or absent for a task of its own. */
  projectId?: string | null | undefined
  /** A status of the project, or a default one; the first in which work goes on when absent. */
  statusId?: string | undefined
  /** A phase of the project; null for none. */
  phaseId?: string | null | undefined
  /** A task of the same project that it is a part of; null for none. */
  parentTaskId?: string | null | undefined
  /** What there is to know of it; null for nothing. */
  description?: string | null | undefined
  /** How much it matters beside other tasks. */
  priority?: 'low' | 'normal' | 'high' | 'urgent' | undefined
  /** The members who are to do it; the list is replaced whole. */
  assigneeMembershipIds?: readonly string[] | undefined
  /** The member who looks over it; null for nobody. */
  reviewerMembershipId?: string | null | undefined
  /** Members who follow it; the list is replaced whole. */
  watcherMembershipIds?: readonly string[] | undefined
  /** When work on it is to begin; null for unknown. */
  startDate?: string | null | undefined
  /** When it is to be done, not before `startDate`; null for unknown. */
  dueDate?: string | null | undefined
  /** Minutes that it is to take; null for unknown. */
  estimateMinutes?: number | null | undefined
  /** Whether work on it is for the customer to pay; that of a new task as its project is billed. */
  billable?: boolean | undefined
  /** What it takes, in order; the list is replaced whole. */
  checklist?:
    | readonly {
        /** An item that is there; absent for a new one. */
        id?: string | undefined
        /** What is to be done. */
        text: string
        /** Whether it is done. */
        done?: boolean | undefined
      }[]
    | undefined
  /** The labels that it is marked with; the list is replaced whole. */
  labelIds?: readonly string[] | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
}

export type TasksCreateAnswer = Task

export type TasksListOfProjectQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of the title or of the external id; letter case does not matter. */
  q?: string | undefined
  /** Only tasks of the phase. */
  phaseId?: string | undefined
  /** Only parts of the task. */
  parentTaskId?: string | undefined
  /** Only tasks that the member is to do. */
  assigneeMembershipId?: string | undefined
  /** Only tasks in the status. */
  statusId?: string | undefined
  /** Only tasks in statuses of the category. */
  category?: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled' | undefined
  /** Only tasks with the label. */
  labelId?: string | undefined
  /** Only tasks of the priority. */
  priority?: 'low' | 'normal' | 'high' | 'urgent' | undefined
  /** Only tasks due on the day or later. */
  dueFrom?: string | undefined
  /** Only tasks due on the day or earlier. */
  dueTo?: string | undefined
  /** True for archived tasks, false for all others; when absent both with `updatedSince`, and the others without it. */
  archived?: boolean | undefined
  /** Only records with all of these values of custom fields, `cf[<key>]=<value>`: text exactly as it stands, of a list of options each one alone. An unknown key, and a value that the field cannot hold, match nothing. */
  cf?: Readonly<Record<string, string>> | undefined
  /** The other system; together with `externalId`. */
  externalSource?: string | undefined
  /** The task's id in the other system; together with `externalSource`. */
  externalId?: string | undefined
  /** `number` unless said otherwise. Tasks without a due date come last in both directions. Has no effect with `updatedSince`. */
  sort?: 'createdAt' | 'dueDate' | 'priority' | 'number' | 'rank' | undefined
  /** `desc` for `createdAt` and `priority`, `asc` for the others, unless said otherwise. */
  direction?: 'asc' | 'desc' | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type TasksListOfProjectAnswer = {
  /** One page of the list, in its order. */
  items: readonly Task[]
  /** Where the page ends. */
  pageInfo: {
    /** Pass it back as `cursor` with the same query; never parse it. Null on the last page. */
    nextCursor: string | null
    /** Whether `nextCursor` leads to more. */
    hasMore: boolean
  }
  /** Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list. */
  deleted?: readonly DeletedRecord[] | undefined
  /** Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list. */
  deletionsKnownFrom?: string | undefined
} & WithNames

export type TasksGetQuery = {
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type TasksGetAnswer = Task & WithNames

export type TasksUpdateBody = {
  /** What is to be done. */
  title?: string | undefined
  /** A phase of the project; null for none. */
  phaseId?: string | null | undefined
  /** A task of the same project that it is a part of; null for none. */
  parentTaskId?: string | null | undefined
  /** What there is to know of it; null for nothing. */
  description?: string | null | undefined
  /** How much it matters beside other tasks. */
  priority?: 'low' | 'normal' | 'high' | 'urgent' | undefined
  /** The members who are to do it; the list is replaced whole. */
  assigneeMembershipIds?: readonly string[] | undefined
  /** The member who looks over it; null for nobody. */
  reviewerMembershipId?: string | null | undefined
  /** Members who follow it; the list is replaced whole. */
  watcherMembershipIds?: readonly string[] | undefined
  /** When work on it is to begin; null for unknown. */
  startDate?: string | null | undefined
  /** When it is to be done, not before `startDate`; null for unknown. */
  dueDate?: string | null | undefined
  /** Minutes that it is to take; null for unknown. */
  estimateMinutes?: number | null | undefined
  /** Whether work on it is for the customer to pay; that of a new task as its project is billed. */
  billable?: boolean | undefined
  /** What it takes, in order; the list is replaced whole. */
  checklist?:
    | readonly {
        /** An item that is there; absent for a new one. */
        id?: string | undefined
        /** What is to be done. */
        text: string
        /** Whether it is done. */
        done?: boolean | undefined
      }[]
    | undefined
  /** The labels that it is marked with; the list is replaced whole. */
  labelIds?: readonly string[] | undefined
  /** The other system; with `externalId` or not at all, null for none. */
  externalSource?: string | null | undefined
  /** The id there; with `externalSource` or not at all, null for none. */
  externalId?: string | null | undefined
  /** Values of custom fields, by their keys: each in the form of its field; null takes it away, and what is absent stays. */
  customFields?: Readonly<Record<string, string | number | boolean | readonly string[] | null>> | undefined
  /** Whether approved hours on the task may get another price by `billable`. Billed ones keep theirs in any case. */
  reprice?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type TasksUpdateAnswer = Task

export type TasksChangeStatusBody = {
  /** A status of the project, or a default one for a task without a project. */
  statusId: string
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TasksChangeStatusAnswer = Task

export type TasksArchiveBody = {
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TasksArchiveAnswer = Task

export type TasksRestoreBody = TasksArchiveBody

export type TasksRestoreAnswer = Task

export type TasksMoveBody = {
  /** The status whose column it is to stand in; its own when absent. */
  statusId?: string | undefined
  /** A task of the column that it is to stand right after. */
  afterTaskId?: string | undefined
  /** A task of the column that it is to stand right before. */
  beforeTaskId?: string | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TasksMoveAnswer = Task

export type TasksChangeManyBody = {
  /** The tasks, in the order in which they are to stand in the column of `statusId`. */
  ids: readonly string[]
  /** What changes on each of them; what is absent stays. */
  change: {
    /** The status; tasks of projects without it are left as they are. */
    statusId?: string | undefined
    /** Who is to do them. */
    assigneeMembershipIds?: readonly string[] | undefined
    /** How much it matters beside other tasks. */
    priority?: 'low' | 'normal' | 'high' | 'urgent' | undefined
    /** When they are to be done; null for unknown. */
    dueDate?: string | null | undefined
    /** What they are marked with. */
    labelIds?: readonly string[] | undefined
    /** A phase; tasks of other projects are left as they are. Null for none. */
    phaseId?: string | null | undefined
    /** True archives them after the other changes, false restores them before. */
    archived?: boolean | undefined
  }
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TasksChangeManyAnswer = {
  /** How many are as they were wanted now. */
  actedCount: number
  /** How many stay as they are for a reason. */
  skippedCount: number
  /** Those that stay as they are. */
  skipped: readonly {
    /** The task, as it was sent. */
    id: string
    /** Why, as a single change would be refused. */
    code:
      | 'task_not_found'
      | 'task_archived'
      | 'project_closed'
      | 'task_status_not_found'
      | 'task_transition_not_allowed'
      | 'task_guard_not_met'
      | 'task_wip_limit_reached'
      | 'project_phase_not_found'
      | 'membership_not_found'
      | 'task_label_not_found'
      | 'task_dates_invalid'
    /** The same in words for people, in English. */
    detail: string
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
    /** The code of the status of the task; with `task_transition_not_allowed`. */
    from?: string | undefined
    /** The code of the wanted status; with `task_transition_not_allowed`. */
    to?: string | undefined
    /** What the wanted status waits for; with `task_guard_not_met`. */
    guards?: readonly string[] | undefined
    /** How many tasks the status takes; with `task_wip_limit_reached`. */
    wipLimit?: number | undefined
  }[]
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type TasksBundleQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type TasksBundleAnswer = TaskBundle & WithNames

export type TasksChangeProjectBody = {
  /** The project, one that is not closed; null for none. */
  projectId: string | null
  /** The phase there, of the task itself; null for none. */
  phaseId?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TasksChangeProjectAnswer = Task

export type OwnTasksListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only tasks of the project. */
  projectId?: string | undefined
  /** Only tasks in statuses of the category. */
  category?: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled' | undefined
  /** Only tasks due on the day or earlier. */
  dueTo?: string | undefined
  /** A part of the title or the external id, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type OwnTasksListAnswer = Page<OwnTask> & WithNames

export type OwnTasksGetQuery = TasksGetQuery

export type OwnTasksGetAnswer = OwnTask & WithNames

export type OwnTasksChangeStatusBody = TasksChangeStatusBody

export type OwnTasksChangeStatusAnswer = OwnTask

export type OwnTasksCheckItemPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `task_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `task_checklist_item_not_found`. */
  itemId: string
}

export type OwnTasksCheckItemBody = {
  /** Whether the item is done. */
  done: boolean
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type OwnTasksCheckItemAnswer = OwnTask

export type TaskStatusesGetQuery = TasksBundleQuery

export type TaskStatusesGetAnswer = TaskStatusSet & WithNames

export type TaskStatusesReplaceBody = {
  /** All statuses, in the order of the columns. */
  statuses: readonly {
    /** A status that stays, under another code perhaps; without it the one with the code does. */
    id?: string | undefined
    /** What moves and events call the status by; unique among the statuses of a project. */
    code: string
    /** What people see and choose it by. */
    name: string
    /** How far work is in it: `backlog`, `unstarted` and `started` go on, `completed` and `cancelled` are over. */
    category: 'backlog' | 'unstarted' | 'started' | 'completed' | 'cancelled'
    /** How many tasks may be in the status at once, archived ones left out; null for any number. */
    wipLimit?: number | null | undefined
  }[]
  /** All moves that are allowed; empty or absent where every move is. */
  transitions?:
    | readonly {
        /** The code of the status that a task leaves. */
        from: string
        /** The code of the status that it gets. */
        to: string
        /** What must be over first: `open_dependencies`, what the task waits for; `unfinished_checklist`, its checklist; `approval_pending`, an approval that was asked for. */
        guards?: readonly ('open_dependencies' | 'unfinished_checklist' | 'approval_pending')[] | undefined
      }[]
    | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TaskStatusesReplaceAnswer = TaskStatusSet

export type TaskStatusesGetOfProjectQuery = TasksBundleQuery

export type TaskStatusesGetOfProjectAnswer = TaskStatusSet & WithNames

export type TaskStatusesReplaceOfProjectBody = TaskStatusesReplaceBody

export type TaskStatusesReplaceOfProjectAnswer = TaskStatusSet

export type TaskLabelsListQuery = {
  /** A part of the code or the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. */
  sort?: 'code' | 'name' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
}

export type TaskLabelsListAnswer = Page<TaskLabel>

export type TaskLabelsCreateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code: string
  /** What people see and choose it by. */
  name: string
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
}

export type TaskLabelsCreateAnswer = TaskLabel

export type TaskLabelsGetAnswer = TaskLabel

export type TaskLabelsUpdateBody = {
  /** A code, unique in its register: lower-case letters, digits, `_` and `-`. */
  code?: string | undefined
  /** What people see and choose it by. */
  name?: string | undefined
  /** Whether new records may still refer to it; those that do already keep it. */
  active?: boolean | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type TaskLabelsUpdateAnswer = TaskLabel

export type TaskDependenciesListQuery = TasksBundleQuery

export type TaskDependenciesListAnswer = Page<TaskDependency> & WithNames

export type TaskDependenciesCreateBody = {
  /** The task of the same project that the one of the path is to wait for. */
  fromTaskId: string
  /** What waits for what, as `TaskDependency` says; `fs` when left out. */
  type?: 'fs' | 'ss' | 'ff' | 'sf' | undefined
  /** Minutes that pass between the two; negative for an overlap, 0 when left out. */
  lagMinutes?: number | undefined
}

export type TaskDependenciesCreateAnswer = TaskDependency

export type TaskDependenciesUpdatePath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `task_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `task_dependency_not_found`. */
  dependencyId: string
}

export type TaskDependenciesUpdateBody = {
  /** What waits for what: `fs` the later task begins when the earlier one is finished, `ss` begins when it has begun, `ff` is finished when it is finished, `sf` is finished when it has begun. */
  type?: 'fs' | 'ss' | 'ff' | 'sf' | undefined
  /** Minutes that pass between the two, on days of rest too; negative where the later task may overlap. A part of a day counts as a day. */
  lagMinutes?: number | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type TaskDependenciesUpdateAnswer = TaskDependency

export type TaskDependenciesRemovePath = TaskDependenciesUpdatePath

export type TaskSchedulesGetQuery = TasksBundleQuery

export type TaskSchedulesGetAnswer = {
  /** The day that the schedule begins with; null without open tasks. */
  startDate: string | null
  /** The day on which the last task can be finished; null without open tasks. */
  finishDate: string | null
  /** The day on which the project is to end; null when nobody said. */
  endDate: string | null
  /** The open tasks, by when they can begin, and then by their numbers. */
  items: readonly ScheduledTask[]
} & WithNames

export type TaskSchedulesRescheduleBody = {
  /** The new first day; null for none. Absent, it stays as it is. */
  startDate?: string | null | undefined
  /** The new day on which it is due; null for none. Absent, it stays as it is. */
  dueDate?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TaskSchedulesRescheduleAnswer = {
  /** Every task that gets other dates, each after what it waits for; none where nothing changes. */
  moved: readonly MovedTask[]
  /** Whether nothing was written, as asked. */
  dryRun: boolean
}

export type TaskCommentsListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type TaskCommentsListAnswer = Page<TaskComment> & WithNames

export type TaskCommentsCreateBody = {
  /** What is said. `@[membershipId]` mentions a member. */
  body: string
  /** How `body` is meant; `plain` when left out. */
  format?: 'plain' | 'markdown' | undefined
  /** Active members whom it mentions beside those in `body`. */
  mentionedMembershipIds?: readonly string[] | undefined
}

export type TaskCommentsCreateAnswer = TaskComment

export type TaskCommentsUpdatePath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `task_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `task_comment_not_found`. */
  commentId: string
}

export type TaskCommentsUpdateBody = {
  /** What is said. `@[membershipId]` mentions a member. */
  body?: string | undefined
  /** How `body` is meant: `markdown` is CommonMark, of which `bodyHtml` is made. The text is kept as it was written. */
  format?: 'plain' | 'markdown' | undefined
  /** Whom it mentions beside those in `body`; the list is replaced whole. Absent, those stay whom it mentions already. */
  mentionedMembershipIds?: readonly string[] | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type TaskCommentsUpdateAnswer = TaskComment

export type TaskCommentsRemovePath = TaskCommentsUpdatePath

export type TaskCommentsRemoveAnswer = TaskComment

export type TaskCommentsListOwnQuery = TaskCommentsListQuery

export type TaskCommentsListOwnAnswer = Page<TaskComment> & WithNames

export type TaskCommentsCreateOwnBody = TaskCommentsCreateBody

export type TaskCommentsCreateOwnAnswer = TaskComment

export type TaskCommentsUpdateOwnPath = TaskCommentsUpdatePath

export type TaskCommentsUpdateOwnBody = TaskCommentsUpdateBody

export type TaskCommentsUpdateOwnAnswer = TaskComment

export type TaskCommentsRemoveOwnPath = TaskCommentsUpdatePath

export type TaskCommentsRemoveOwnAnswer = TaskComment

export type TaskApprovalsListQuery = TaskCommentsListQuery

export type TaskApprovalsListAnswer = Page<TaskApproval> & WithNames

export type TaskApprovalsRequestBody = {
  /** Active members, all of whom are to approve. */
  requestedFromMembershipIds: readonly string[]
  /** What is to be looked at; null for nothing. */
  note?: string | null | undefined
}

export type TaskApprovalsRequestAnswer = TaskApproval

export type TaskApprovalsWithdrawPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `task_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `task_approval_not_found`. */
  approvalId: string
}

export type TaskApprovalsWithdrawBody = TasksArchiveBody

export type TaskApprovalsWithdrawAnswer = TaskApproval

export type TaskApprovalsListWaitingQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides, with commas between: `may`, what the caller may do with each record, as its `may`; `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: string | undefined
}

export type TaskApprovalsListWaitingAnswer = Page<TaskApproval> & WithNames

export type TaskApprovalsRespondBody = {
  /** Whether the task is approved or is to be changed. */
  decision: 'approved' | 'changes_requested'
  /** What there is to say of it; null for nothing. */
  comment?: string | null | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TaskApprovalsRespondAnswer = TaskApproval

export type TaskRecurrencesGetQuery = TasksBundleQuery

export type TaskRecurrencesGetAnswer = TaskRecurrence & WithNames

export type TaskRecurrencesPutBody = {
  /** When the next task is made: `when_done` as soon as this one is completed, `by_date` on the day on which it begins, whether this one is done or not. */
  mode: 'when_done' | 'by_date'
  /** A rule of RFC 5545 by days, weeks, months or years; with `COUNT` or `UNTIL` it ends. `UNTIL` is a date, `20271231`, or an instant in UTC, whose date in the zone of the organisation counts. It says on which days tasks begin, or are due where they have no first day; a month or year without such a day is passed over. */
  rule: string
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type TaskRecurrencesPutAnswer = TaskRecurrence

export const tasks = (call: Call) => ({
  /**
   * List tasks
   *
   * Page through the tasks of all projects and those without one, newest first unless asked otherwise.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/tasks`; needs `projects.read`; module `projects`
   */
  list: (query: TasksListQuery = {}, options?: CallOptions): Promise<TasksListAnswer> =>
    call({ id: 'tasks.list', method: 'GET', path: '/v1/tasks' }, { query }, options),

  /**
   * Add a task
   *
   * Add a task to a project, or one of its own. It gets the next number, and stands last in its column.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.created`.
   *
   * `POST /v1/tasks`; needs `projects.manage`; module `projects`
   */
  create: (body: TasksCreateBody, options?: KeyedCallOptions): Promise<TasksCreateAnswer> =>
    call({ id: 'tasks.create', method: 'POST', path: '/v1/tasks', keyed: true }, { body }, options),

  /**
   * List the tasks of a project in pages
   *
   * Page through the tasks of a project, by their numbers unless asked otherwise.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/tasks/page`; needs `projects.read`; module `projects`
   */
  listOfProject: (
    id: string,
    query: TasksListOfProjectQuery = {},
    options?: CallOptions,
  ): Promise<TasksListOfProjectAnswer> =>
    call(
      { id: 'tasks.listOfProject', method: 'GET', path: '/v1/projects/{id}/tasks/page' },
      { path: { id }, query },
      options,
    ),

  /**
   * Read one task
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/tasks/{id}`; needs `projects.read`; module `projects`
   */
  get: (id: string, query: TasksGetQuery = {}, options?: CallOptions): Promise<TasksGetAnswer> =>
    call({ id: 'tasks.get', method: 'GET', path: '/v1/tasks/{id}' }, { path: { id }, query }, options),

  /**
   * Change a task
   *
   * Change a task: an absent field keeps, null clears. Status, place on the board and project have operations of their own.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `PATCH /v1/tasks/{id}`; needs `projects.manage`; module `projects`
   */
  update: (id: string, body: TasksUpdateBody, options?: CallOptions): Promise<TasksUpdateAnswer> =>
    call({ id: 'tasks.update', method: 'PATCH', path: '/v1/tasks/{id}' }, { path: { id }, body }, options),

  /**
   * Change the status of a task
   *
   * Put a task into another status, last in its column. A task that is there already stays as it is.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.created`, `task.status_changed`.
   *
   * `POST /v1/tasks/{id}/status`; needs `projects.manage`; module `projects`
   */
  changeStatus: (
    id: string,
    body: TasksChangeStatusBody,
    options?: KeyedCallOptions,
  ): Promise<TasksChangeStatusAnswer> =>
    call(
      { id: 'tasks.changeStatus', method: 'POST', path: '/v1/tasks/{id}/status', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Archive a task
   *
   * Take a task out of boards and lists. Hours, files and what was said stay with it, under its name; new hours are refused. Repeating it changes nothing.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `POST /v1/tasks/{id}/archive`; needs `projects.manage`; module `projects`
   */
  archive: (
    id: string,
    body: TasksArchiveBody = {},
    options?: KeyedCallOptions,
  ): Promise<TasksArchiveAnswer> =>
    call(
      { id: 'tasks.archive', method: 'POST', path: '/v1/tasks/{id}/archive', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Restore an archived task
   *
   * Take an archived task into boards and lists again, where it was. Repeating it changes nothing.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `POST /v1/tasks/{id}/restore`; needs `projects.manage`; module `projects`
   */
  restore: (
    id: string,
    body: TasksRestoreBody = {},
    options?: KeyedCallOptions,
  ): Promise<TasksRestoreAnswer> =>
    call(
      { id: 'tasks.restore', method: 'POST', path: '/v1/tasks/{id}/restore', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Move a task on the board
   *
   * Put a task into a column, beside another one or last. Only this task is written, so that people may move tasks at the same time; one that stands there already stays as it is.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.created`, `task.status_changed`, `task.updated`.
   *
   * `POST /v1/tasks/{id}/move`; needs `projects.manage`; module `projects`
   */
  move: (id: string, body: TasksMoveBody = {}, options?: KeyedCallOptions): Promise<TasksMoveAnswer> =>
    call(
      { id: 'tasks.move', method: 'POST', path: '/v1/tasks/{id}/move', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Change many tasks
   *
   * Change up to 500 tasks alike, one after the other by the rules of a single change. What holds one back does not stop the others; always 200.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.created`, `task.status_changed`, `task.updated`.
   *
   * `POST /v1/tasks/bulk`; needs `projects.manage`; module `projects`
   */
  changeMany: (body: TasksChangeManyBody, options?: KeyedCallOptions): Promise<TasksChangeManyAnswer> =>
    call({ id: 'tasks.changeMany', method: 'POST', path: '/v1/tasks/bulk', keyed: true }, { body }, options),

  /**
   * Read all tasks of a project
   *
   * Read the whole board of a project at once: its statuses, columns, tasks, what waits for what, milestones, custom fields and labels. At most 10000 tasks, archived ones left out.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/tasks`; needs `projects.read`; module `projects`
   */
  bundle: (id: string, query: TasksBundleQuery = {}, options?: CallOptions): Promise<TasksBundleAnswer> =>
    call(
      { id: 'tasks.bundle', method: 'GET', path: '/v1/projects/{id}/tasks' },
      { path: { id }, query },
      options,
    ),

  /**
   * Move a task to another project
   *
   * Move a task with all its parts to another project, or out of all projects. Each gets a number there, and the status with the code that it has, or else one of the same category, or the first. Phases are left behind, and so is the task that it was a part of.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`, `task.created`, `task.status_changed`, `task.updated`.
   *
   * `POST /v1/tasks/{id}/change-project`; needs `projects.manage`; module `projects`
   */
  changeProject: (
    id: string,
    body: TasksChangeProjectBody,
    options?: KeyedCallOptions,
  ): Promise<TasksChangeProjectAnswer> =>
    call(
      { id: 'tasks.changeProject', method: 'POST', path: '/v1/tasks/{id}/change-project', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const ownTasks = (call: Call) => ({
  /**
   * List your tasks
   *
   * Page through the tasks that the member is to do, looks over or follows, those due first before others, with the statuses that each may get. What leaves the list with its state is told by no sweep: whoever keeps a copy reads the whole list.
   *
   * Takes any credential. The module `projects` must be in force.
   *
   * `GET /v1/me/tasks`; module `projects`
   */
  list: (query: OwnTasksListQuery = {}, options?: CallOptions): Promise<OwnTasksListAnswer> =>
    call({ id: 'ownTasks.list', method: 'GET', path: '/v1/me/tasks' }, { query }, options),

  /**
   * Read one of your tasks
   *
   * Read one of the tasks that the member is to do, looks over or follows.
   *
   * Takes any credential. The module `projects` must be in force.
   *
   * `GET /v1/me/tasks/{id}`; module `projects`
   */
  get: (id: string, query: OwnTasksGetQuery = {}, options?: CallOptions): Promise<OwnTasksGetAnswer> =>
    call({ id: 'ownTasks.get', method: 'GET', path: '/v1/me/tasks/{id}' }, { path: { id }, query }, options),

  /**
   * Change the status of one of your tasks
   *
   * Put one of the tasks that the member is to do, looks over or follows into another status, last in its column. One that is there already stays as it is.
   *
   * Takes any credential. The module `projects` must be in force. Emits `task.created`, `task.status_changed`.
   *
   * `POST /v1/me/tasks/{id}/status`; module `projects`
   */
  changeStatus: (
    id: string,
    body: OwnTasksChangeStatusBody,
    options?: KeyedCallOptions,
  ): Promise<OwnTasksChangeStatusAnswer> =>
    call(
      { id: 'ownTasks.changeStatus', method: 'POST', path: '/v1/me/tasks/{id}/status', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Say whether an item of your task is done
   *
   * Takes any credential. The module `projects` must be in force. Emits `task.updated`.
   *
   * `PUT /v1/me/tasks/{id}/checklist/{itemId}`; module `projects`
   */
  checkItem: (
    path: OwnTasksCheckItemPath,
    body: OwnTasksCheckItemBody,
    options?: CallOptions,
  ): Promise<OwnTasksCheckItemAnswer> =>
    call(
      { id: 'ownTasks.checkItem', method: 'PUT', path: '/v1/me/tasks/{id}/checklist/{itemId}' },
      { path, body },
      options,
    ),
})

export const taskStatuses = (call: Call) => ({
  /**
   * Read the default task statuses
   *
   * The statuses of tasks without a project, and of projects that have no tasks and no statuses of their own yet, with the moves that are allowed.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/task-statuses`; needs `projects.read`; module `projects`
   */
  get: (query: TaskStatusesGetQuery = {}, options?: CallOptions): Promise<TaskStatusesGetAnswer> =>
    call({ id: 'taskStatuses.get', method: 'GET', path: '/v1/task-statuses' }, { query }, options),

  /**
   * Say the default task statuses
   *
   * Say all default statuses, in their order, and the moves between them. Projects that have tasks or statuses of their own keep theirs.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `PUT /v1/task-statuses`; needs `projects.manage`; module `projects`
   */
  replace: (body: TaskStatusesReplaceBody, options?: CallOptions): Promise<TaskStatusesReplaceAnswer> =>
    call({ id: 'taskStatuses.replace', method: 'PUT', path: '/v1/task-statuses' }, { body }, options),

  /**
   * Read the task statuses of a project
   *
   * The statuses that tasks of the project have, with the moves that are allowed: copies of the defaults until the project has tasks or its own. New ones change `updatedAt` of the project.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/task-statuses`; needs `projects.read`; module `projects`
   */
  getOfProject: (
    id: string,
    query: TaskStatusesGetOfProjectQuery = {},
    options?: CallOptions,
  ): Promise<TaskStatusesGetOfProjectAnswer> =>
    call(
      { id: 'taskStatuses.getOfProject', method: 'GET', path: '/v1/projects/{id}/task-statuses' },
      { path: { id }, query },
      options,
    ),

  /**
   * Say the task statuses of a project
   *
   * Say all statuses of the project, in the order of its columns, and the moves between them. A limit that is lower than what a column has holds back what comes, not what is there.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `project.updated`.
   *
   * `PUT /v1/projects/{id}/task-statuses`; needs `projects.manage`; module `projects`
   */
  replaceOfProject: (
    id: string,
    body: TaskStatusesReplaceOfProjectBody,
    options?: CallOptions,
  ): Promise<TaskStatusesReplaceOfProjectAnswer> =>
    call(
      { id: 'taskStatuses.replaceOfProject', method: 'PUT', path: '/v1/projects/{id}/task-statuses' },
      { path: { id }, body },
      options,
    ),
})

export const taskLabels = (call: Call) => ({
  /**
   * List the task labels
   *
   * All of them, inactive ones too, by code.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/task-labels`; needs `projects.read`; module `projects`
   */
  list: (query: TaskLabelsListQuery = {}, options?: CallOptions): Promise<TaskLabelsListAnswer> =>
    call({ id: 'taskLabels.list', method: 'GET', path: '/v1/task-labels' }, { query }, options),

  /**
   * Add a task label
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `POST /v1/task-labels`; needs `org.admin`; module `projects`
   */
  create: (body: TaskLabelsCreateBody, options?: KeyedCallOptions): Promise<TaskLabelsCreateAnswer> =>
    call(
      { id: 'taskLabels.create', method: 'POST', path: '/v1/task-labels', keyed: true },
      { body },
      options,
    ),

  /**
   * Read one task label
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/task-labels/{id}`; needs `projects.read`; module `projects`
   */
  get: (id: string, options?: CallOptions): Promise<TaskLabelsGetAnswer> =>
    call({ id: 'taskLabels.get', method: 'GET', path: '/v1/task-labels/{id}' }, { path: { id } }, options),

  /**
   * Change a task label
   *
   * Rename it, change its code, or take it out of use.
   *
   * Takes any credential that holds `org.admin`. The module `projects` must be in force.
   *
   * `PATCH /v1/task-labels/{id}`; needs `org.admin`; module `projects`
   */
  update: (id: string, body: TaskLabelsUpdateBody, options?: CallOptions): Promise<TaskLabelsUpdateAnswer> =>
    call(
      { id: 'taskLabels.update', method: 'PATCH', path: '/v1/task-labels/{id}' },
      { path: { id }, body },
      options,
    ),
})

export const taskDependencies = (call: Call) => ({
  /**
   * List the dependencies of a task
   *
   * What the task waits for, and what waits for it, in the order in which the dependencies were added. One that is added, changed or removed changes `updatedAt` of both tasks.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/tasks/{id}/dependencies`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: TaskDependenciesListQuery = {},
    options?: CallOptions,
  ): Promise<TaskDependenciesListAnswer> =>
    call(
      { id: 'taskDependencies.list', method: 'GET', path: '/v1/tasks/{id}/dependencies' },
      { path: { id }, query },
      options,
    ),

  /**
   * Let a task wait for another
   *
   * Let the task of the path wait for another one of its project. No task ever waits for itself, over whatever others. Dates stay as they are; `POST /v1/tasks/{id}/reschedule` moves them.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `POST /v1/tasks/{id}/dependencies`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: TaskDependenciesCreateBody,
    options?: KeyedCallOptions,
  ): Promise<TaskDependenciesCreateAnswer> =>
    call(
      { id: 'taskDependencies.create', method: 'POST', path: '/v1/tasks/{id}/dependencies', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Change a dependency
   *
   * Change what waits for what, and how long: an absent field keeps. The tasks stay.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `PATCH /v1/tasks/{id}/dependencies/{dependencyId}`; needs `projects.manage`; module `projects`
   */
  update: (
    path: TaskDependenciesUpdatePath,
    body: TaskDependenciesUpdateBody,
    options?: CallOptions,
  ): Promise<TaskDependenciesUpdateAnswer> =>
    call(
      { id: 'taskDependencies.update', method: 'PATCH', path: '/v1/tasks/{id}/dependencies/{dependencyId}' },
      { path, body },
      options,
    ),

  /**
   * Let a task wait no more
   *
   * A sweep of `GET /v1/tasks` tells of it by a change.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `DELETE /v1/tasks/{id}/dependencies/{dependencyId}`; needs `projects.manage`; module `projects`
   */
  remove: (path: TaskDependenciesRemovePath, options?: CallOptions): Promise<void> =>
    call(
      { id: 'taskDependencies.remove', method: 'DELETE', path: '/v1/tasks/{id}/dependencies/{dependencyId}' },
      { path },
      options,
    ),
})

export const taskSchedules = (call: Call) => ({
  /**
   * Read the critical path of a project
   *
   * When each open task can begin and be finished, how far it may slip, and what sets it, from dates, estimates and dependencies. Work is done from Monday to Friday but for public holidays. A task with `startDate` begins no earlier; the others as soon as what they wait for allows, and not before the project or its earliest task. Archived, completed and cancelled tasks hold nothing back.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/projects/{id}/schedule`; needs `projects.read`; module `projects`
   */
  get: (
    id: string,
    query: TaskSchedulesGetQuery = {},
    options?: CallOptions,
  ): Promise<TaskSchedulesGetAnswer> =>
    call(
      { id: 'taskSchedules.get', method: 'GET', path: '/v1/projects/{id}/schedule' },
      { path: { id }, query },
      options,
    ),

  /**
   * Move a task and what waits for it
   *
   * Give a task other dates, and push every open task that waits for it, over others too, so far that its dependencies hold. What is pushed begins on a working day, Monday to Friday but for public holidays, and keeps as many of them as it had. Nothing is pushed to an earlier day, or without need.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `POST /v1/tasks/{id}/reschedule`; needs `projects.manage`; module `projects`
   */
  reschedule: (
    id: string,
    body: TaskSchedulesRescheduleBody = {},
    options?: KeyedCallOptions,
  ): Promise<TaskSchedulesRescheduleAnswer> =>
    call(
      { id: 'taskSchedules.reschedule', method: 'POST', path: '/v1/tasks/{id}/reschedule', keyed: true },
      { path: { id }, body },
      options,
    ),
})

export const taskComments = (call: Call) => ({
  /**
   * List the comments of a task
   *
   * Page through what was said about a task, oldest first, deleted ones as what is left of them. The text is answered as it was written; a Markdown comment as safe HTML beside it.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/tasks/{id}/comments`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: TaskCommentsListQuery = {},
    options?: CallOptions,
  ): Promise<TaskCommentsListAnswer> =>
    call(
      { id: 'taskComments.list', method: 'GET', path: '/v1/tasks/{id}/comments' },
      { path: { id }, query },
      options,
    ),

  /**
   * Comment on a task
   *
   * Say something about a task, in plain text or Markdown. Members are mentioned by `@[membershipId]` in the text or by `mentionedMembershipIds`. Each active member who is mentioned gets a mail, if they may read the task. Those who could not are made to follow it, where the caller has `projects.manage` and the task has room for them; otherwise they are not written to.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `POST /v1/tasks/{id}/comments`; needs `projects.manage`; module `projects`
   */
  create: (
    id: string,
    body: TaskCommentsCreateBody,
    options?: KeyedCallOptions,
  ): Promise<TaskCommentsCreateAnswer> =>
    call(
      { id: 'taskComments.create', method: 'POST', path: '/v1/tasks/{id}/comments', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Change a comment
   *
   * Change a comment of the caller's own: an absent field keeps. Only who is newly mentioned gets a mail.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `PATCH /v1/tasks/{id}/comments/{commentId}`; needs `projects.manage`; module `projects`
   */
  update: (
    path: TaskCommentsUpdatePath,
    body: TaskCommentsUpdateBody,
    options?: CallOptions,
  ): Promise<TaskCommentsUpdateAnswer> =>
    call(
      { id: 'taskComments.update', method: 'PATCH', path: '/v1/tasks/{id}/comments/{commentId}' },
      { path, body },
      options,
    ),

  /**
   * Delete a comment
   *
   * Delete a comment of the caller's own. It stays in its place without text and mentions; mails about it that wait are not sent. Repeating it changes nothing. A sweep of `GET /v1/tasks/{id}/comments` tells of it by a change.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `DELETE /v1/tasks/{id}/comments/{commentId}`; needs `projects.manage`; module `projects`
   */
  remove: (path: TaskCommentsRemovePath, options?: CallOptions): Promise<TaskCommentsRemoveAnswer> =>
    call(
      { id: 'taskComments.remove', method: 'DELETE', path: '/v1/tasks/{id}/comments/{commentId}' },
      { path },
      options,
    ),

  /**
   * List the comments of an own task
   *
   * Page through what was said about a task that the caller is to do or to review, oldest first, deleted ones as what is left of them. The text is answered as it was written; a Markdown comment as safe HTML beside it.
   *
   * Takes any credential. The module `projects` must be in force.
   *
   * `GET /v1/me/tasks/{id}/comments`; module `projects`
   */
  listOwn: (
    id: string,
    query: TaskCommentsListOwnQuery = {},
    options?: CallOptions,
  ): Promise<TaskCommentsListOwnAnswer> =>
    call(
      { id: 'taskComments.listOwn', method: 'GET', path: '/v1/me/tasks/{id}/comments' },
      { path: { id }, query },
      options,
    ),

  /**
   * Comment on an own task
   *
   * Say something about a task that the caller is to do or to review. Each active member who is mentioned gets a mail, if they may read the task. Those who could not are made to follow it, where the caller has `projects.manage` and the task has room for them; otherwise they are not written to.
   *
   * Takes any credential. The module `projects` must be in force. Emits `task.updated`.
   *
   * `POST /v1/me/tasks/{id}/comments`; module `projects`
   */
  createOwn: (
    id: string,
    body: TaskCommentsCreateOwnBody,
    options?: KeyedCallOptions,
  ): Promise<TaskCommentsCreateOwnAnswer> =>
    call(
      { id: 'taskComments.createOwn', method: 'POST', path: '/v1/me/tasks/{id}/comments', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Change a comment on an own task
   *
   * Change a comment of the caller's own: an absent field keeps. Only who is newly mentioned gets a mail.
   *
   * Takes any credential. The module `projects` must be in force. Emits `task.updated`.
   *
   * `PATCH /v1/me/tasks/{id}/comments/{commentId}`; module `projects`
   */
  updateOwn: (
    path: TaskCommentsUpdateOwnPath,
    body: TaskCommentsUpdateOwnBody,
    options?: CallOptions,
  ): Promise<TaskCommentsUpdateOwnAnswer> =>
    call(
      { id: 'taskComments.updateOwn', method: 'PATCH', path: '/v1/me/tasks/{id}/comments/{commentId}' },
      { path, body },
      options,
    ),

  /**
   * Delete a comment on an own task
   *
   * Delete a comment of the caller's own. It stays in its place without text and mentions; mails about it that wait are not sent. Repeating it changes nothing. A sweep of `GET /v1/me/tasks/{id}/comments` tells of it by a change.
   *
   * Takes any credential. The module `projects` must be in force.
   *
   * `DELETE /v1/me/tasks/{id}/comments/{commentId}`; module `projects`
   */
  removeOwn: (path: TaskCommentsRemoveOwnPath, options?: CallOptions): Promise<TaskCommentsRemoveOwnAnswer> =>
    call(
      { id: 'taskComments.removeOwn', method: 'DELETE', path: '/v1/me/tasks/{id}/comments/{commentId}' },
      { path },
      options,
    ),
})

export const taskApprovals = (call: Call) => ({
  /**
   * List the approvals of a task
   *
   * Page through the approvals that were asked for, oldest first, each with what was said.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/tasks/{id}/approvals`; needs `projects.read`; module `projects`
   */
  list: (
    id: string,
    query: TaskApprovalsListQuery = {},
    options?: CallOptions,
  ): Promise<TaskApprovalsListAnswer> =>
    call(
      { id: 'taskApprovals.list', method: 'GET', path: '/v1/tasks/{id}/approvals' },
      { path: { id }, query },
      options,
    ),

  /**
   * Ask for an approval of a task
   *
   * Ask members to approve a task. It is approved when all of them have; as soon as one wants changes, it is over. Where the statuses ask for it, a task waits for it.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/tasks/{id}/approvals`; needs `projects.manage`; module `projects`
   */
  request: (
    id: string,
    body: TaskApprovalsRequestBody,
    options?: KeyedCallOptions,
  ): Promise<TaskApprovalsRequestAnswer> =>
    call(
      { id: 'taskApprovals.request', method: 'POST', path: '/v1/tasks/{id}/approvals', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Withdraw an approval
   *
   * Take back the question for an approval that waits. Repeating it changes nothing.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force.
   *
   * `POST /v1/tasks/{id}/approvals/{approvalId}/withdraw`; needs `projects.manage`; module `projects`
   */
  withdraw: (
    path: TaskApprovalsWithdrawPath,
    body: TaskApprovalsWithdrawBody = {},
    options?: KeyedCallOptions,
  ): Promise<TaskApprovalsWithdrawAnswer> =>
    call(
      {
        id: 'taskApprovals.withdraw',
        method: 'POST',
        path: '/v1/tasks/{id}/approvals/{approvalId}/withdraw',
        keyed: true,
      },
      { path, body },
      options,
    ),

  /**
   * List the approvals that wait for oneself
   *
   * Page through the approvals for which the caller was asked and has not responded, oldest first.
   *
   * Takes any credential. The module `projects` must be in force.
   *
   * `GET /v1/me/task-approvals`; module `projects`
   */
  listWaiting: (
    query: TaskApprovalsListWaitingQuery = {},
    options?: CallOptions,
  ): Promise<TaskApprovalsListWaitingAnswer> =>
    call(
      { id: 'taskApprovals.listWaiting', method: 'GET', path: '/v1/me/task-approvals' },
      { query },
      options,
    ),

  /**
   * Respond to an approval
   *
   * Say whether a task is approved or is to be changed, as a member who was asked, once. What others said stays as it is.
   *
   * Takes any credential. The module `projects` must be in force. Emits `task.approval_responded`.
   *
   * `POST /v1/me/task-approvals/{id}/respond`; module `projects`
   */
  respond: (
    id: string,
    body: TaskApprovalsRespondBody,
    options?: KeyedCallOptions,
  ): Promise<TaskApprovalsRespondAnswer> =>
    call(
      {
        id: 'taskApprovals.respond',
        method: 'POST',
        path: '/v1/me/task-approvals/{id}/respond',
        keyed: true,
      },
      { path: { id }, body },
      options,
    ),
})

export const taskRecurrences = (call: Call) => ({
  /**
   * Read how a task is repeated
   *
   * The rule of the series that the task is one of, with the last task of it.
   *
   * Takes any credential that holds `projects.read`. The module `projects` must be in force.
   *
   * `GET /v1/tasks/{id}/recurrence`; needs `projects.read`; module `projects`
   */
  get: (
    id: string,
    query: TaskRecurrencesGetQuery = {},
    options?: CallOptions,
  ): Promise<TaskRecurrencesGetAnswer> =>
    call(
      { id: 'taskRecurrences.get', method: 'GET', path: '/v1/tasks/{id}/recurrence' },
      { path: { id }, query },
      options,
    ),

  /**
   * Repeat a task
   *
   * Say by which rule a task is repeated, and when the next one is made. It gets the same title, members, labels and checklist with nothing ticked, and its dates moved to the next day of the rule that is still to come. By date, each is made once, by the clock of the organisation; days on which the task is archived or its project closed are passed over.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `PUT /v1/tasks/{id}/recurrence`; needs `projects.manage`; module `projects`
   */
  put: (id: string, body: TaskRecurrencesPutBody, options?: CallOptions): Promise<TaskRecurrencesPutAnswer> =>
    call(
      { id: 'taskRecurrences.put', method: 'PUT', path: '/v1/tasks/{id}/recurrence' },
      { path: { id }, body },
      options,
    ),

  /**
   * Repeat a task no more
   *
   * Nothing follows the task any more; what was made stays. A sweep of `GET /v1/tasks` tells of it by a change.
   *
   * Takes any credential that holds `projects.manage`. The module `projects` must be in force. Emits `task.updated`.
   *
   * `DELETE /v1/tasks/{id}/recurrence`; needs `projects.manage`; module `projects`
   */
  remove: (id: string, options?: CallOptions): Promise<void> =>
    call(
      { id: 'taskRecurrences.remove', method: 'DELETE', path: '/v1/tasks/{id}/recurrence' },
      { path: { id } },
      options,
    ),
})
