import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import { versionAt } from '../../../../platform/vocabulary/versions.ts'
import { weightOf } from './matching.ts'
import type { RateCard, RateRule } from './record.ts'
import type { ShownCard, ShownRule } from './shapes.ts'

export const cardView = ({ isDefault, ...card }: RateCard): ShownCard => ({
  id: card.id,
  code: card.code,
  name: card.name,
  currency: 'EUR',
  default: isDefault,
  active: card.active,
  createdAt: card.createdAt,
  updatedAt: card.updatedAt,
})

export const ruleView = (rule: RateRule, today: PlainDate): ShownRule => ({
  id: rule.id,
  rateCardId: rule.rateCardId,
  projectId: rule.projectId,
  customerId: rule.customerId,
  membershipId: rule.membershipId,
  projectRoleId: rule.projectRoleId,
  entryTypeId: rule.entryTypeId,
  weight: weightOf(rule),
  currentVersionId: versionAt(rule.versions, today)?.versionId ?? null,
  versions: [...rule.versions],
  createdAt: rule.createdAt,
  updatedAt: rule.updatedAt,
})
