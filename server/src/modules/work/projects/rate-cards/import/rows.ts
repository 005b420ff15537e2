import { checkBodyShape } from '../../../../../platform/http/validators.ts'
import type { Id } from '../../../../../platform/vocabulary/ids.ts'
import {
  given,
  type ReadRow,
  type RefusedRow,
  refusedRow,
} from '../../../../records/imports/protocol/port.ts'
import type { Criteria } from '../record.ts'
import { CardPatch, type GivenVersion, WhatIf } from '../shapes.ts'
import type { RateRow, RowError } from './row.ts'

/** What a row says of a rate: the rule of its card, and the version of it. */
export interface RateOfRow {
  readonly cardCode: string
  readonly cardName: string | undefined
  readonly criteria: Criteria
  readonly version: GivenVersion
}

type Found = { readonly id: Id }
type Criterion = 'projectCode' | 'customerCode' | 'memberEmail' | 'projectRoleCode' | 'entryTypeCode'

const isCard = checkBodyShape(CardPatch)
const isVersion = checkBodyShape(WhatIf)

export function readRow({
  said,
  named,
}: ReadRow<RateRow, object, Record<Criterion, Found>>): RateOfRow | RefusedRow<RowError> {
  const { cardCode = '', cardName } = said
  const wrong = wrongField(isCard(), given({ code: cardCode, name: cardName }))
  if (wrong !== undefined) return refusedRow('invalid_value', wrong === 'name' ? 'cardName' : 'cardCode')
  const criteria: Criteria = {
    projectId: named.projectCode?.id ?? null,
    customerId: named.customerCode?.id ?? null,
    membershipId: named.memberEmail?.id ?? null,
    projectRoleId: named.projectRoleCode?.id ?? null,
    entryTypeId: named.entryTypeCode?.id ?? null,
  }
  const version = versionIn(said)
  return 'error' in version ? version : { cardCode, cardName, criteria, version }
}

function versionIn(said: ReadRow<RateRow>['said']): GivenVersion | RefusedRow<RowError> {
  const { validFrom, validTo, rateCentsPerHour: cents } = said
  if (validFrom === undefined) return refusedRow('missing_required', 'validFrom')
  const ofEuros = centsOfEuros(said.rate)
  if (ofEuros === null || (cents !== undefined && ofEuros !== undefined && cents !== ofEuros))
    return refusedRow('invalid_value', 'rate')
  const rateCentsPerHour = cents ?? ofEuros
  if (rateCentsPerHour === undefined) return refusedRow('missing_required', 'rateCentsPerHour')
  const version = given({ validFrom, validTo, rateCentsPerHour })
  const wrong = wrongField(isVersion(), version)
  if (wrong === undefined) return version as GivenVersion
  return refusedRow('invalid_value', wrong === 'rateCentsPerHour' && cents === undefined ? 'rate' : wrong)
}

/** The first field that has not the shape. */
const wrongField = (check: ReturnType<typeof isCard>, value: object): string | undefined =>
  check(value) ? undefined : (check.errors?.[0]?.instancePath.split('/')[1] ?? '')

/** Whole cents of euros, exactly; null for what is no sum of euros with at most two decimals. */
function centsOfEuros(said: number | string | undefined): number | undefined | null {
  if (said === undefined) return undefined
  const [, euros = '', decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(String(said)) ?? []
  return euros === '' ? null : Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
}
