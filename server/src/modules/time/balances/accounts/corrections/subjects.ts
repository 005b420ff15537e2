import type { Locale } from '../../../../../platform/vocabulary/locales.ts'
import { byId, subject, type SubjectsOf } from '../../../../people/me/port.ts'
import type { BalanceKind } from '../../movements/record.ts'
import type { Correction } from './record.ts'
import { correctionsToShow } from './store.ts'

interface Words {
  readonly corrections: Readonly<Record<Correction['kind'], string>>
  readonly balances: Readonly<Record<BalanceKind, string>>
}

const words: Readonly<Record<Locale, Words>> = {
  fi: {
    corrections: { correction: 'Saldon korjaus', opening: 'Alkusaldo' },
    balances: {
      flex: 'Liukuma',
      overtime: 'Ylityövapaa',
      banked_leave: 'Säästövapaa',
      time_bank: 'Työaikapankki',
    },
  },
  sv: {
    corrections: { correction: 'Rättelse av saldo', opening: 'Ingående saldo' },
    balances: {
      flex: 'Flextid',
      overtime: 'Övertidsledighet',
      banked_leave: 'Sparad ledighet',
      time_bank: 'Arbetstidsbank',
    },
  },
  en: {
    corrections: { correction: 'Correction of a balance', opening: 'Opening balance' },
    balances: {
      flex: 'Flexitime',
      overtime: 'Overtime leave',
      banked_leave: 'Banked leave',
      time_bank: 'Time bank',
    },
  },
}

/** Corrections of balances, by so many minutes of an account. */
export const subjectsOfCorrections: SubjectsOf = async (db, _caller, ids, { language }) => {
  const { corrections, balances } = words[language]
  return byId(
    await correctionsToShow(db, ids),
    ({ kind, balanceKind, timeBankName, effectiveDate, minutes }) =>
      subject({
        title: corrections[kind],
        typeName: timeBankName ?? balances[balanceKind],
        from: effectiveDate,
        to: effectiveDate,
        minutes,
      }),
  )
}
