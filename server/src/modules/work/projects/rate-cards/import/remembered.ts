import type { ImportChange } from '../../../../records/imports/port.ts'
import type { Written } from '../../../../records/imports/protocol/port.ts'
import type { RateCard } from '../record.ts'
import type { ImportedRule } from './record.ts'

/** What is kept of a rule to undo an import by; its card only where the import made that too. */
export const remembered = ({
  before,
  after,
}: Written<ImportedRule>): Pick<ImportChange, 'before' | 'after'> => ({
  before: before && said(before),
  after: said(after),
})

const said = ({ card, madeCard, ...rule }: ImportedRule): Readonly<Record<string, unknown>> => ({
  ...rule,
  ...(madeCard && { card: cardFields(card) }),
})

/** The fields of a card that nobody may have changed for it to be made undone. */
export const cardFields = ({ id, code, name, isDefault, active }: RateCard) => ({
  id,
  code,
  name,
  isDefault,
  active,
})
