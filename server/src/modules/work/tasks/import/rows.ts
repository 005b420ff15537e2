import { checkBodyShape } from '../../../../platform/http/validators.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { customFieldsIn } from '../../../records/custom-fields/port.ts'
import {
  cell,
  given,
  type Reference,
  referenceIn,
  type RefusedRow,
  refusedRow,
  wholeNumber,
} from '../../../records/imports/protocol/port.ts'
import type { KnownProject } from '../../projects/record/port.ts'
import { TaskPatch } from '../record/shapes.ts'
import type { Names } from './names.ts'
import { textsIn } from './naming.ts'
import type { RowError, TaskRow } from './shapes.ts'

/** A row as it counts: what is absent, null or blank is no field of its patch and keeps what is stored. */
export interface ReadRow {
  readonly patch: TaskPatch
  readonly reference: Reference | undefined
  readonly project: KnownProject | undefined
  readonly number: number | undefined
  readonly phaseCode: string | undefined
  /** The code of the status; which one that is, the project says. */
  readonly status: string | undefined
  readonly parent: Reference | undefined
}

type Refused = RefusedRow<RowError>
const refused = (error: RowError, field: string): Refused => refusedRow(error, field)
const isShaped = checkBodyShape(TaskPatch)

const columnOf: Readonly<Record<string, string>> = {
  assigneeMembershipIds: 'assigneeEmails',
  labelIds: 'labels',
}

export function readRow(row: TaskRow, names: Names): ReadRow | Refused {
  const reference = referenceIn(row, 'externalSource', 'externalId')
  if (reference && 'error' in reference) return reference
  const place = placeIn(row, reference, names)
  if ('error' in place) return place
  const lists = listsIn(row, names)
  if ('error' in lists) return lists
  const estimateMinutes = wholeNumber(row.estimateMinutes)
  if (estimateMinutes === null) return refused('invalid_value', 'estimateMinutes')
  if (typeof row.billable === 'string' && cell(row.billable) !== undefined)
    return refused('invalid_value', 'billable')
  const patch = given({
    ...reference,
    title: cell(row.title),
    description: cell(row.description),
    priority: cell(row.priority) as TaskPatch['priority'],
    startDate: cell(row.startDate),
    dueDate: cell(row.dueDate),
    estimateMinutes,
    billable: typeof row.billable === 'boolean' ? row.billable : undefined,
    ...lists,
    customFields: customFieldsIn(row.customFields, names.fields),
  }) as TaskPatch
  const check = isShaped()
  if (!check(patch)) {
    const [, wrong = 'title'] = check.errors?.[0]?.instancePath.split('/') ?? []
    return refused('invalid_value', columnOf[wrong] ?? wrong)
  }
  return { patch, reference, ...place, phaseCode: cell(row.phaseCode), status: cell(row.status) }
}

/** The task that a row may mean, where it is, and what it is a part of. */
function placeIn(row: TaskRow, reference: Reference | undefined, names: Names) {
  const code = cell(row.projectCode)
  const project = code === undefined ? undefined : names.project(code)
  if (code !== undefined && !project) return refused('project_not_found', 'projectCode')
  const number = wholeNumber(row.number)
  if (number === null || number === 0) return refused('invalid_value', 'number')
  if (!reference && number === undefined && cell(row.title) === undefined)
    return refused('missing_required', 'title')
  const parentId = cell(row.parentExternalId)
  const parentSource = cell(row.parentExternalSource) ?? reference?.externalSource
  if (parentId === undefined)
    return cell(row.parentExternalSource) === undefined
      ? { project, number, parent: undefined }
      : refused('external_ref_incomplete', 'parentExternalId')
  if (parentSource === undefined) return refused('external_ref_incomplete', 'parentExternalSource')
  return { project, number, parent: { externalSource: parentSource, externalId: parentId } }
}

/** Members and labels by their ids. */
function listsIn(row: TaskRow, { member, label }: Names) {
  const found = <One>(texts: readonly string[], of: (text: string) => One | undefined): One[] | undefined => {
    const all = texts.flatMap(text => of(text) ?? [])
    return all.length === texts.length ? all : undefined
  }
  const [emails, codes] = [textsIn(row.assigneeEmails), textsIn(row.labels)]
  const members = found(emails, member)
  if (!members) return refused('membership_not_found', 'assigneeEmails')
  const labels = found(codes, label)
  if (!labels) return refused('task_label_not_found', 'labels')
  const once = (ids: readonly Id[]): Id[] | undefined => (ids.length === 0 ? undefined : [...new Set(ids)])
  return { assigneeMembershipIds: once(members), labelIds: once(labels.map(({ id }) => id)) }
}
