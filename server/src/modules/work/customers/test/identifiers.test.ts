import { describe, expect, it } from 'vitest'
import { domesticReference, eInvoiceAddress, vatId } from '../identifiers.ts'

describe('a domestic reference number', () => {
  it.each([
    '1232',
    '3900',
    '11112',
    '12344',
    '43216',
    '12345672',
    '1234567897',
    '1234567907',
    '10000000000000000003',
    '99999999999999999993',
  ])('%s is one', text => expect(domesticReference(text)).toBe(text))

  it.each([
    ['123 45672', '12345672'],
    ['00 123 45672', '12345672'],
    ['99999 99999 99999 99993', '99999999999999999993'],
  ])('“%s” is kept as %s', (text, kept) => expect(domesticReference(text)).toBe(kept))

  it.each([
    '1231',
    '12345',
    '123456789',
    '0',
    '12',
    '',
    '-1232',
    '1232a',
    '１２３２',
    `1${'0'.repeat(19)}30`,
  ])('“%s” is none', text => expect(domesticReference(text)).toBeNull())
})

describe('a VAT id', () => {
  it.each([
    ['FI23456780', 'FI23456780'],
    ['FI01120389', 'FI01120389'],
    ['fi 2345678-0', 'FI23456780'],
    ['SE556012579001', 'SE556012579001'],
    ['EE123456789', 'EE123456789'],
    ['DE123456789', 'DE123456789'],
    ['EL123456789', 'EL123456789'],
    ['XI123456789', 'XI123456789'],
    ['NO123456789MVA', 'NO123456789MVA'],
  ])('“%s” is kept as %s', (text, kept) => expect(vatId(text)).toBe(kept))

  it.each([
    'FI23456789',
    'FI2345678',
    'FI23456731',
    'SE556012579002',
    'DE12345678',
    '23456780',
    '',
    'F',
    'FI',
  ])('“%s” is none', text => expect(vatId(text)).toBeNull())
})

describe('an e-invoice address', () => {
  it.each([
    ['003723456780', '003723456780'],
    ['0037 2345 6780 ab', '003723456780AB'],
    ['FI21 1234 5600 0007 85', 'FI2112345600000785'],
    ['te-kunta-1', 'TE-KUNTA-1'],
  ])('“%s” is kept as %s', (text, kept) => expect(eInvoiceAddress(text)).toBe(kept))

  it.each(['003723456789', '00372345678', '003723456780ABCDEF', 'FI2112345600000786', 'FI21'])(
    '“%s” is none',
    text => expect(eInvoiceAddress(text)).toBeNull(),
  )
})
