// Generated from openapi.json by tools/generate-sdk.ts. Do not edit.

import type { Call, CallOptions, KeyedCallOptions } from '../call.ts'
import type { Page } from '../pages.ts'
import type { DeletedRecord, EmploymentTerms, Member, Person, WithNames } from './schemas.ts'

export type MembersListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Rows with `updatedAt` at or after it, ordered by (`updatedAt`, `id`). */
  updatedSince?: string | undefined
  /** Part of a name or address; letter case does not matter. */
  q?: string | undefined
  /** Only members with this role. */
  role?: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin' | undefined
  /** Only members with this status. */
  status?: 'invited' | 'active' | 'deactivated' | undefined
  /** Belonging to the unit today. */
  planningUnitId?: string | undefined
  /** Direct reports of the member. */
  supervisorMembershipId?: string | undefined
  /** Only members with this payroll number; nobody for a caller who does not see payroll numbers. */
  payrollNumber?: string | undefined
  /** Ids separated by commas; an id that names nobody is passed over. */
  ids?: string | undefined
  /** The field by which the list is ordered in place of its own order. Has no effect with `updatedSince`. */
  sort?: 'displayName' | 'lastName' | 'updatedAt' | undefined
  /** `asc` unless said otherwise. Has no effect without `sort`. */
  direction?: 'asc' | 'desc' | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type MembersListAnswer = {
  /** One page of the list, in its order. */
  items: readonly Member[]
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

export type MembersCreateBody = {
  /** Every given name. */
  firstNames: string
  /** The family name. */
  lastName: string
  /** Gives a default set of capabilities. */
  role: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin'
  /** An e-mail address, which the invitation is for; null or absent for a member who only uses a shared device. */
  email?: string | null | undefined
  /** What the member is called instead of the first given name; null for the first given name. */
  preferredName?: string | null | undefined
  /** A telephone number as the organisation writes it; null for none. */
  phone?: string | null | undefined
  /** The language of mail to the member; null for Finnish. */
  locale?: 'fi' | 'sv' | 'en' | null | undefined
  /** Who decides on the member's work days; null for nobody. */
  supervisorMembershipId?: string | null | undefined
  /** The worktime model that says what the member is expected to work; null for none. */
  worktimeModelId?: string | null | undefined
  /** The primary unit from today on; null for none. */
  planningUnitId?: string | null | undefined
  /** The employer who pays the member; null for none. */
  employerId?: string | null | undefined
  /** The staff group that payroll treats the member with; null for none. */
  staffGroupId?: string | null | undefined
  /** The first day of the employment; null when it is not known. */
  employmentStartDate?: string | null | undefined
  /** The last day of the employment, after which the member has no access; null without an end. */
  employmentEndDate?: string | null | undefined
}

export type MembersCreateAnswer = {
  /** The record as paths and other records refer to it. It never changes. */
  id: string
  /** How the new member gets in; null without an address. */
  invitation: {
    /** A one-time activation URL. Shown once; only its hash is kept. */
    inviteUrl: string
    /** Whether the URL is also on its way by mail. Without a mail server it is held in `GET /v1/outgoing-mails`. */
    emailed: boolean
    /** Until when the link can be used. */
    expiresAt: string
  } | null
  /** What became of the licensed modules. */
  moduleGrants: {
    /** Licensed modules that the member may use. */
    granted: readonly (
      | 'scheduling'
      | 'hr'
      | 'travel_expense'
      | 'projects'
      | 'crm'
      | 'invoicing'
      | 'field_service'
    )[]
    /** Licensed modules whose seats were all taken. */
    seatLimited: readonly (
      | 'scheduling'
      | 'hr'
      | 'travel_expense'
      | 'projects'
      | 'crm'
      | 'invoicing'
      | 'field_service'
    )[]
  }
}

export type MembersGetQuery = {
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type MembersGetAnswer = Member & WithNames

export type MembersUpdateBody = {
  /** Every given name. */
  firstNames?: string | undefined
  /** The family name. */
  lastName?: string | undefined
  /** Gives a default set of capabilities. */
  role?: 'employee' | 'manager' | 'dispatcher' | 'sales' | 'finance' | 'payroll' | 'hr' | 'admin' | undefined
  /** An e-mail address; an international domain is kept in its ASCII form. */
  email?: string | undefined
  /** What the member is called instead of the first given name; null for the first given name. */
  preferredName?: string | null | undefined
  /** A telephone number as the organisation writes it; null for none. */
  phone?: string | null | undefined
  /** The language of mail to the member; null for Finnish. */
  locale?: 'fi' | 'sv' | 'en' | null | undefined
  /** Who decides on the member's work days; null for nobody. */
  supervisorMembershipId?: string | null | undefined
  /** The worktime model that says what the member is expected to work; null for none. */
  worktimeModelId?: string | null | undefined
  /** The primary unit from today on; null for none. */
  planningUnitId?: string | null | undefined
  /** The employer who pays the member; null for none. */
  employerId?: string | null | undefined
  /** The staff group that payroll treats the member with; null for none. */
  staffGroupId?: string | null | undefined
  /** The first day of the employment; null when it is not known. */
  employmentStartDate?: string | null | undefined
  /** The last day of the employment, after which the member has no access; null without an end. */
  employmentEndDate?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type MembersUpdateAnswer = Member

export type MembersDeactivateBody = {
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type MembersDeactivateAnswer = {
  /** Always true: the member is deactivated. */
  ok: true
  /** Live service keys the member owns; they answer 401 `api_key_owner_inactive` until they are reassigned. */
  orphanedServiceKeys: readonly {
    /** The record as paths and other records refer to it. It never changes. */
    id: string
    /** What people recognise the key by. */
    name: string
    /** When a request last carried the key; null before the first one. */
    lastUsedAt: string | null
  }[]
  /** What served the member beside signing in and ended with them, for good: it does not come back with them. Absent when there was nothing; with `dryRun` what would end. */
  ended?:
    | readonly {
        /** What ended, such as `calendar_feeds`, `badges` or `approval_delegations`. */
        kind: string
        /** How many of them. */
        count: number
      }[]
    | undefined
  /** Present when nothing was written, as asked. */
  dryRun?: true | undefined
  /** With `dryRun`: whom the member supervises. */
  directReports?:
    | readonly {
        /** The membership. */
        id: string
        /** The member as the others see them. */
        displayName: string
      }[]
    | undefined
  /** With `dryRun`: what waits for the member, such as unapproved days. */
  openWork?:
    | readonly {
        /** What waits. */
        kind: string
        /** How many of them. */
        count: number
      }[]
    | undefined
}

export type MembersReactivateBody = MembersDeactivateBody

export type MembersReactivateAnswer = Member

export type MembersCreateBulkBody = {
  /** The people to add. A row of another shape is refused alone, and the others are carried out. */
  rows: readonly {
    /** Every given name; needed. Null or absent is reported as `missing_required`. */
    firstNames?: string | null | undefined
    /** The family name; needed. Null or absent is reported as `missing_required`. */
    lastName?: string | null | undefined
    /** An e-mail address, for the invitation; null or absent for a member who only uses a shared device. */
    email?: string | null | undefined
    /** One of the roles; needed. Null or absent is reported as `missing_required`. */
    role?: string | null | undefined
    /** The primary unit by its name; null or absent for none. */
    unitName?: string | null | undefined
    /** The supervisor by their address, on the roster or in another row; null or absent for none. */
    managerEmail?: string | null | undefined
    /** The first day of the employment, `YYYY-MM-DD`; null or absent when it is not known. */
    employmentStartDate?: string | null | undefined
    /** The language of mail to the member; null or absent for Finnish. */
    locale?: string | null | undefined
    /** The worktime model by its name; null or absent for none. */
    worktimeModel?: string | null | undefined
    /** The employer by name or registry code; null or absent for none. */
    employer?: string | null | undefined
  }[]
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type MembersCreateBulkAnswer = {
  /** One result a row, in the order of the rows. */
  results: readonly {
    /** The address of the row, to find it by; null for a row without one. */
    email: string | null
    /** What became of the row. */
    status: 'invited' | 'created' | 'skipped' | 'error'
    /** The member who was made, or was there already; null after an error, and when nothing was written. */
    membershipId: string | null
    /** Why the row was refused; null unless `status` is `error`. */
    code:
      | 'missing_required'
      | 'unknown_field'
      | 'invalid_value'
      | 'role_exceeds_actor'
      | 'manager_not_found'
      | 'supervisor_cycle'
      | 'planning_unit_not_found'
      | 'worktime_model_not_found'
      | 'employer_not_found'
      | null
    /** The field of the row that is the reason; only after an error. */
    field?: string | undefined
    /** The reason in words; only of a row that is not in its shape. */
    detail?: string | undefined
    /** What happened, the same for every one with this code, in the language of the reader; absent where the code is none of a refusal. */
    title?: string | undefined
    /** What to do about it, in the language of the reader; absent as `title` is. */
    remedy?: string | undefined
  }[]
  /** Present when nothing was written, as asked. */
  dryRun?: true | undefined
}

export type MembersInviteBody = {
  /** The language of the mail; null or absent for the member's own. */
  locale?: 'fi' | 'sv' | 'en' | null | undefined
}

export type MembersInviteAnswer = {
  /** A one-time activation URL. Shown once; only its hash is kept. */
  inviteUrl: string
  /** Whether the URL is also on its way by mail. Without a mail server it is held in `GET /v1/outgoing-mails`. */
  emailed: boolean
  /** Until when the link can be used. */
  expiresAt: string
}

export type MembersAddUnitBody = {
  /** The further unit that the member belongs to from today on. */
  planningUnitId: string
}

export type MembersAddUnitAnswer = Member

export type MembersCloseUnitPath = {
  /** An id. One that the organisation does not have, and text that is no id, answer `membership_not_found`. */
  id: string
  /** An id. One that the organisation does not have, and text that is no id, answer `unit_assignment_not_found`. */
  unitId: string
}

export type MembersCloseUnitAnswer = Member

export type MembersGetEmploymentQuery = MembersGetQuery

export type MembersGetEmploymentAnswer = EmploymentTerms & WithNames

export type MembersReplaceEmploymentBody = {
  /** What the member works as; null when it is not recorded. */
  jobTitle?: string | null | undefined
  /** For how long and how the member is employed; null when it is not recorded. */
  employmentType?: 'permanent' | 'fixed_term' | 'on_call' | 'trainee' | 'hired' | null | undefined
  /** What the pay is reckoned by; null when it is not recorded. */
  payType?: 'monthly' | 'hourly' | 'piece' | 'fee' | null | undefined
  /** The person's number in the payroll system; null when it is not recorded. */
  payrollNumber?: string | null | undefined
  /** The insurances that the employer has for the member. */
  insurers?:
    | readonly {
        /** What the insurance covers. */
        kind: 'pension' | 'accident' | 'unemployment' | 'group_life'
        /** What people see and choose it by. */
        name: string
        /** The number of the contract with the insurer; null or absent when it is not known. */
        policyNumber?: string | null | undefined
      }[]
    | undefined
  /** Why the employment is for a fixed term; `justified_reason` when omitted. Null for other types. */
  fixedTermBasis?: 'justified_reason' | 'no_reason' | 'long_term_unemployed' | null | undefined
  /** The reason in writing, which a justified reason needs; null for another basis. */
  fixedTermGrounds?: string | null | undefined
  /** The first day of the employment; null when it is not recorded. */
  startDate?: string | null | undefined
  /** The last day of the employment; null without an end. */
  endDate?: string | null | undefined
  /** The `updatedAt` that the caller has read: the write is refused when the record has changed since. */
  expectedUpdatedAt?: string | undefined
}

export type MembersReplaceEmploymentAnswer = EmploymentTerms

export type MembersTerminateBody = {
  /** The last day of the employment. */
  endDate: string
  /** Why the employment ends. */
  reasonCode:
    | 'own_notice'
    | 'employee_related'
    | 'production_or_financial'
    | 'mutual_agreement'
    | 'retirement'
    | 'fixed_term_ended'
    | 'trial_period'
    | 'other'
  /** Deactivate the member when the last day of the employment has passed. */
  startOffboarding?: boolean | undefined
  /** Check and report as the real request would, and write nothing. It asks for the same rights: a read-only key is refused. */
  dryRun?: boolean | undefined
}

export type MembersTerminateAnswer = EmploymentTerms

export type MembersCancelTerminationAnswer = EmploymentTerms

export type PeopleListQuery = {
  /** `nextCursor` of the previous page; empty or absent for the first. */
  cursor?: string | undefined
  /** Page size. */
  limit?: number | undefined
  /** Only people with this status. */
  status?: 'invited' | 'active' | 'deactivated' | undefined
  /** Only people who belong to the unit first of all today. */
  planningUnitId?: string | undefined
  /** A part of the name, in whatever case and with or without accents. */
  q?: string | undefined
  /** Only the records with these ids, up to 100 with commas between. An id that names nothing, or nothing that the caller may read, is passed over. */
  ids?: string | undefined
  /** What is answered besides: `names`, the names of the records that the ids in the answer are of, as `names`. */
  include?: 'names' | undefined
}

export type PeopleListAnswer = Page<Person> & WithNames

export const members = (call: Call) => ({
  /**
   * List members
   *
   * List the members the caller reaches. Ordered by name; deactivated members are among them unless `status` says otherwise. A manager sees their own reports, direct and indirect, and themself. With `updatedSince`, ordered by change.
   *
   * Takes any credential that holds `members.manage` or `reports.team` or `worktime.supervise` or `payroll.run` or `hr.manage` or `org.admin`.
   *
   * `GET /v1/memberships`; needs `members.manage` or `reports.team` or `worktime.supervise` or `payroll.run` or `hr.manage` or `org.admin`
   */
  list: (query: MembersListQuery = {}, options?: CallOptions): Promise<MembersListAnswer> =>
    call({ id: 'members.list', method: 'GET', path: '/v1/memberships' }, { query }, options),

  /**
   * Add a person to the roster
   *
   * Add a person to the roster, and invite them in the same call. With `email` an activation link, good for 14 days, is made and answered once. Without it the member gets a synthetic address that is never delivered to, and is active at once: a worker who only uses a shared device. A licensed module with a limited number of seats, all taken, is withheld and named in `seatLimited`.
   *
   * Takes any credential that holds `members.manage`. Emits `member.created`, `member.invited`.
   *
   * `POST /v1/memberships`; needs `members.manage`
   */
  create: (body: MembersCreateBody, options?: KeyedCallOptions): Promise<MembersCreateAnswer> =>
    call({ id: 'members.create', method: 'POST', path: '/v1/memberships', keyed: true }, { body }, options),

  /**
   * Read one member
   *
   * Takes any credential that holds `members.manage` or `reports.team` or `worktime.supervise` or `payroll.run` or `hr.manage` or `org.admin`.
   *
   * `GET /v1/memberships/{id}`; needs `members.manage` or `reports.team` or `worktime.supervise` or `payroll.run` or `hr.manage` or `org.admin`
   */
  get: (id: string, query: MembersGetQuery = {}, options?: CallOptions): Promise<MembersGetAnswer> =>
    call(
      { id: 'members.get', method: 'GET', path: '/v1/memberships/{id}' },
      { path: { id }, query },
      options,
    ),

  /**
   * Change a member
   *
   * Change a member: an absent field keeps, null clears. A change of `planningUnitId`, the primary unit, takes effect today and closes the former assignment. So does one of worktime model, staff group, employer and supervisor: days before today are read, locked and paid by what the member was then, and authority follows the supervisor of today. The first model, group or employer that a member ever has counts for every day, as one given with their creation does. The address can be changed until the member has activated their account; a link sent to the old one stops working, and so does the link of somebody who gets a role that may do more. Role, address, unit and last day of a member who may do more than the caller are not the caller’s to change, nor is anybody’s own role; a supervisor is not given authority over such a member. After `employmentEndDate` the member has no access.
   *
   * Takes any credential that holds `members.manage`. Emits `member.updated`.
   *
   * `PATCH /v1/memberships/{id}`; needs `members.manage`
   */
  update: (id: string, body: MembersUpdateBody, options?: CallOptions): Promise<MembersUpdateAnswer> =>
    call(
      { id: 'members.update', method: 'PATCH', path: '/v1/memberships/{id}' },
      { path: { id }, body },
      options,
    ),

  /**
   * Delete a member without history
   *
   * Delete a member without history, such as one added by mistake. A sweep of `GET /v1/memberships` lists it in `deleted`.
   *
   * Takes any credential that holds `org.admin`. Emits `member.deleted`.
   *
   * `DELETE /v1/memberships/{id}`; needs `org.admin`
   */
  remove: (id: string, options?: CallOptions): Promise<void> =>
    call({ id: 'members.remove', method: 'DELETE', path: '/v1/memberships/{id}' }, { path: { id } }, options),

  /**
   * End a member's access
   *
   * End a member's access; the history stays. Ends live sessions, stops the activation link and the keys, and frees the seats. What served them beside signing in – calendar feeds, badge and PIN, delegations – ends for good and is named in the answer. Repeating it changes nothing. API keys never stand in its way: the service keys left without an active owner are named in the answer.
   *
   * Takes any credential that holds `members.manage`. Emits `member.deactivated`.
   *
   * `POST /v1/memberships/{id}/deactivate`; needs `members.manage`
   */
  deactivate: (
    id: string,
    body: MembersDeactivateBody = {},
    options?: KeyedCallOptions,
  ): Promise<MembersDeactivateAnswer> =>
    call(
      { id: 'members.deactivate', method: 'POST', path: '/v1/memberships/{id}/deactivate', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Reactivate a member
   *
   * Give a deactivated member their access back; what ended with them, such as a badge or a calendar feed, is made anew. A member who had not activated their account stands as invited again and needs a new link.
   *
   * Takes any credential that holds `members.manage`. Emits `member.updated`.
   *
   * `POST /v1/memberships/{id}/reactivate`; needs `members.manage`
   */
  reactivate: (
    id: string,
    body: MembersReactivateBody = {},
    options?: KeyedCallOptions,
  ): Promise<MembersReactivateAnswer> =>
    call(
      { id: 'members.reactivate', method: 'POST', path: '/v1/memberships/{id}/reactivate', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Add up to 500 people to the roster
   *
   * Always 200, with one result a row in the order of the rows. Supervisors (by address), units and worktime models (by name) and employers (by name or registry code) are looked up, supervisors among the rows of the same request too, in any order. A row whose address is on the roster is `skipped`, so the same rows can be sent again. A row with an address is `invited`; take the link with `POST /v1/memberships/{id}/invite` where no mail is sent. A row without one is `created`, a device-only member.
   *
   * Takes any credential that holds `members.manage`. Emits `member.created`, `member.invited`.
   *
   * `POST /v1/memberships/bulk`; needs `members.manage`
   */
  createBulk: (body: MembersCreateBulkBody, options?: KeyedCallOptions): Promise<MembersCreateBulkAnswer> =>
    call(
      { id: 'members.createBulk', method: 'POST', path: '/v1/memberships/bulk', keyed: true },
      { body },
      options,
    ),

  /**
   * Make a new activation link
   *
   * Make a new activation link for a member; the old one stops working. The link can be used once, within 14 days. `locale` is the language of the mail; the member’s own otherwise.
   *
   * Takes any credential that holds `members.manage`. Emits `member.invited`.
   *
   * `POST /v1/memberships/{id}/invite`; needs `members.manage`
   */
  invite: (
    id: string,
    body: MembersInviteBody = {},
    options?: KeyedCallOptions,
  ): Promise<MembersInviteAnswer> =>
    call(
      { id: 'members.invite', method: 'POST', path: '/v1/memberships/{id}/invite', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Add a member to a planning unit
   *
   * Let a member belong to a further planning unit from today.
   *
   * Takes any credential that holds `org.admin`. Emits `member.updated`.
   *
   * `POST /v1/memberships/{id}/units`; needs `org.admin`
   */
  addUnit: (
    id: string,
    body: MembersAddUnitBody,
    options?: KeyedCallOptions,
  ): Promise<MembersAddUnitAnswer> =>
    call(
      { id: 'members.addUnit', method: 'POST', path: '/v1/memberships/{id}/units', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Take a member out of a planning unit
   *
   * Close a member’s assignment to a planning unit as of today. Today is its last day, and the history stays. Closing the primary unit leaves the member without one. A sweep of `GET /v1/memberships` tells of it by a change.
   *
   * Takes any credential that holds `org.admin`. Emits `member.updated`.
   *
   * `DELETE /v1/memberships/{id}/units/{unitId}`; needs `org.admin`
   */
  closeUnit: (path: MembersCloseUnitPath, options?: CallOptions): Promise<MembersCloseUnitAnswer> =>
    call(
      { id: 'members.closeUnit', method: 'DELETE', path: '/v1/memberships/{id}/units/{unitId}' },
      { path },
      options,
    ),

  /**
   * Read a member’s terms of employment
   *
   * Every field is null while nothing is recorded.
   *
   * Takes any credential that holds `reports.team`.
   *
   * `GET /v1/memberships/{id}/employment`; needs `reports.team`
   */
  getEmployment: (
    id: string,
    query: MembersGetEmploymentQuery = {},
    options?: CallOptions,
  ): Promise<MembersGetEmploymentAnswer> =>
    call(
      { id: 'members.getEmployment', method: 'GET', path: '/v1/memberships/{id}/employment' },
      { path: { id }, query },
      options,
    ),

  /**
   * Replace a member’s terms of employment
   *
   * A full replacement: an absent term is cleared. `startDate` and `endDate` are not terms but the window of the employment, `employmentStartDate` and `employmentEndDate` of the member: absent, they stay. A fixed term rests on a justified reason, with written grounds, unless it has another basis, with which it lasts a year at most (Employment Contracts Act 55/2001, chapter 1, sections 3 and 3 a). A payroll number means one member to an employer.
   *
   * Takes any credential that holds `hr.manage`. The module `hr` must be in force. Emits `member.updated`.
   *
   * `PUT /v1/memberships/{id}/employment`; needs `hr.manage`; module `hr`
   */
  replaceEmployment: (
    id: string,
    body: MembersReplaceEmploymentBody,
    options?: CallOptions,
  ): Promise<MembersReplaceEmploymentAnswer> =>
    call(
      { id: 'members.replaceEmployment', method: 'PUT', path: '/v1/memberships/{id}/employment' },
      { path: { id }, body },
      options,
    ),

  /**
   * Record the end of an employment
   *
   * Record the last day of a member’s employment, and why it ends. Recording it again replaces what was recorded. From the day after the last one, by the organisation’s calendar, no sign-in, session, key or token of the member works. With `startOffboarding` the member is also deactivated when the last day has passed, at once if it has.
   *
   * Takes any credential that holds `hr.manage`. The module `hr` must be in force. Emits `employment.terminated`, `member.deactivated`.
   *
   * `POST /v1/memberships/{id}/termination`; needs `hr.manage`; module `hr`
   */
  terminate: (
    id: string,
    body: MembersTerminateBody,
    options?: KeyedCallOptions,
  ): Promise<MembersTerminateAnswer> =>
    call(
      { id: 'members.terminate', method: 'POST', path: '/v1/memberships/{id}/termination', keyed: true },
      { path: { id }, body },
      options,
    ),

  /**
   * Cancel a recorded leaving date
   *
   * Cancel a recorded leaving date; the employment ends when it did before. A member who is deactivated already stays so; reactivating is a decision of its own. A sweep of `GET /v1/memberships` tells of it by a change.
   *
   * Takes any credential that holds `hr.manage`. The module `hr` must be in force. Emits `member.updated`.
   *
   * `DELETE /v1/memberships/{id}/termination`; needs `hr.manage`; module `hr`
   */
  cancelTermination: (id: string, options?: CallOptions): Promise<MembersCancelTerminationAnswer> =>
    call(
      { id: 'members.cancelTermination', method: 'DELETE', path: '/v1/memberships/{id}/termination' },
      { path: { id } },
      options,
    ),
})

export const people = (call: Call) => ({
  /**
   * List colleagues
   *
   * Everybody in the organisation by name, for every member: whom one works with is no secret, whatever one may do. Those who left are among them, because what they did still has their name. Ordered by name.
   *
   * Takes a credential of the member's own.
   *
   * `GET /v1/people`
   */
  list: (query: PeopleListQuery = {}, options?: CallOptions): Promise<PeopleListAnswer> =>
    call({ id: 'people.list', method: 'GET', path: '/v1/people' }, { query }, options),
})
