import { folded, type LeadRecord } from '../record.ts'
import type { ScoreReason, ScoreRule } from './shapes.ts'

/** Mail services where anybody gets an address: one of them says nothing of the organisation that somebody works for. */
const freeMailDomains: ReadonlySet<string> = new Set([
  'aol.com',
  'elisanet.fi',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'hotmail.fi',
  'hotmail.se',
  'icloud.com',
  'inbox.lv',
  'jippii.fi',
  'kolumbus.fi',
  'live.com',
  'live.fi',
  'live.se',
  'luukku.com',
  'mail.com',
  'mail.ee',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.fi',
  'pp.inet.fi',
  'proton.me',
  'protonmail.com',
  'saunalahti.fi',
  'suomi24.fi',
  'telia.com',
  'tutanota.com',
  'web.de',
  'yahoo.com',
  'yahoo.se',
  'yandex.com',
])

/** The part of an address behind the sign, in small letters; null without an address. */
const domainOf = (email: string | null): string | null => email?.trim().toLowerCase().split('@')[1] ?? null

/** A version of the rules, as leads are scored by it. */
export interface Scoring {
  readonly id: string
  readonly rules: readonly ScoreRule[]
}

interface Score {
  readonly score: number
  readonly scoreVersionId: string | null
  readonly scoreReasons: readonly ScoreReason[]
}

/** The score of a lead with exactly the rules that gave it; without a version there is nothing to score by. */
export function scoreOf(lead: LeadRecord, scoring: Scoring | null): Score {
  if (scoring === null) return { score: 0, scoreVersionId: null, scoreReasons: [] }
  const met = scoring.rules.filter(rule => meets(lead, rule))
  return {
    score: met.reduce((sum, { points }) => sum + points, 0),
    scoreVersionId: scoring.id,
    scoreReasons: met.map(({ code, name, points }) => ({ rule: code, name, points })),
  }
}

export const scored = (lead: LeadRecord, scoring: Scoring | null): LeadRecord => ({
  ...lead,
  ...scoreOf(lead, scoring),
})

function meets(lead: LeadRecord, { when, field, value }: ScoreRule): boolean {
  switch (when) {
    case 'field_present':
      return valuesOf(lead, field).length > 0
    case 'field_equals':
      return value !== null && valuesOf(lead, field).some(each => folded(each) === folded(value))
    case 'source':
      return lead.sourceId !== null && lead.sourceId === value
    case 'channel':
      return lead.channel !== null && lead.channel === value
    case 'email_domain':
      return value !== null && domainOf(lead.email) === value.toLowerCase()
    case 'free_mail':
      return freeMailDomains.has(domainOf(lead.email) ?? '')
    case 'consent_given':
      return lead.consent === 'given' && !lead.optedOut
  }
}

const ownFields = {
  'contact.name': 'contactName',
  'contact.email': 'email',
  'contact.phone': 'phone',
  'contact.jobTitle': 'jobTitle',
  organisationName: 'organisationName',
  businessId: 'businessId',
} as const satisfies Readonly<Record<string, keyof LeadRecord>>

function valuesOf(lead: LeadRecord, field: string | null): readonly string[] {
  const own = ownFields[field as keyof typeof ownFields]
  const value = own ? lead[own] : (lead.customFields[(field ?? '').slice('customFields.'.length)] ?? null)
  if (value === null) return []
  return typeof value === 'object' ? value : [String(value)]
}
