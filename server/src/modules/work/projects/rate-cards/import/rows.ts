import { checkBodyShape } from '../../../../../platform/http/validators.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import { cell, given, type RefusedRow, refusedRow } from '../../../../records/imports/protocol/port.ts'
import type { Criteria } from '../criteria.ts'
import { CardPatch, type GivenVersion, WhatIf } from '../shapes.ts'
import type { Names } from './names.ts'
import type { RateRow, RowError } from './shapes.ts'

/** A row as it counts. */
export interface ReadRow {
  readonly cardCode: string
  readonly cardName: string | undefined
  readonly criteria: Criteria
  readonly version: GivenVersion
}

const isCard = checkBodyShape(CardPatch)
const isVersion = checkBodyShape(WhatIf)

export function readRow(row: RateRow, names: Names): ReadRow | RefusedRow<RowError> {
  const [cardCode, cardName] = [cell(row.cardCode), cell(row.cardName)]
  if (cardCode === undefined) return refusedRow('missing_required', 'cardCode')
  const wrong = wrongField(isCard(), given({ code: cardCode, name: cardName }))
  if (wrong !== undefined) return refusedRow('invalid_value', wrong === 'name' ? 'cardName' : 'cardCode')
  const criteria = criteriaIn(row, names)
  if ('error' in criteria) return criteria
  const version = versionIn(row)
  return 'error' in version ? version : { cardCode, cardName, criteria, version }
}

function criteriaIn(row: RateRow, names: Names): Criteria | RefusedRow<RowError> {
  const missing: RefusedRow<RowError>[] = []
  const idOf = (
    field: 'projectCode' | 'customerCode' | 'memberEmail' | 'projectRoleCode' | 'entryTypeCode',
    find: (text: string) => Id | undefined,
    error: RowError,
  ): Id | null => {
    const text = cell(row[field])
    const id = text === undefined ? null : find(text)
    if (id === undefined) missing.push(refusedRow<RowError>(error, field))
    return id ?? null
  }
  const criteria: Criteria = {
    projectId: idOf('projectCode', names.project, 'project_not_found'),
    customerId: idOf('customerCode', names.customer, 'customer_not_found'),
    membershipId: idOf('memberEmail', names.member, 'membership_not_found'),
    projectRoleId: idOf('projectRoleCode', names.projectRole, 'project_role_not_found'),
    entryTypeId: idOf('entryTypeCode', names.entryType, 'entry_type_not_found'),
  }
  return missing[0] ?? criteria
}

function versionIn(row: RateRow): GivenVersion | RefusedRow<RowError> {
  const validFrom = cell(row.validFrom)
  if (validFrom === undefined) return refusedRow('missing_required', 'validFrom')
  const [cents, ofEuros] = [centsIn(row.rateCentsPerHour), centsOfEuros(row.rate)]
  if (ofEuros === null || (cents !== undefined && ofEuros !== undefined && cents !== ofEuros))
    return refusedRow('invalid_value', 'rate')
  const rateCentsPerHour = cents ?? ofEuros
  if (rateCentsPerHour === undefined) return refusedRow('missing_required', 'rateCentsPerHour')
  const version = given({ validFrom, validTo: cell(row.validTo), rateCentsPerHour })
  const wrong = wrongField(isVersion(), version)
  if (wrong === undefined) return version as GivenVersion
  return refusedRow<RowError>(
    'invalid_value',
    wrong === 'rateCentsPerHour' && cents === undefined ? 'rate' : wrong,
  )
}

/** The first field that has not the shape. */
function wrongField(check: ReturnType<typeof isCard>, value: object): string | undefined {
  return check(value) ? undefined : (check.errors?.[0]?.instancePath.split('/')[1] ?? '')
}

/** What is no number keeps its form, and the shape says so. */
function centsIn(value: RateRow['rateCentsPerHour']): number | string | undefined {
  const said = typeof value === 'string' ? cell(value) : (value ?? undefined)
  return typeof said === 'string' && /^\d+$/.test(said) ? Number(said) : said
}

/** Whole cents of euros, exactly; null for what is no sum of euros with at most two decimals. */
function centsOfEuros(value: RateRow['rate']): number | undefined | null {
  const text = typeof value === 'number' ? String(value) : cell(value)
  if (text === undefined) return undefined
  const [, euros = '', decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return euros === '' ? null : Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
}
