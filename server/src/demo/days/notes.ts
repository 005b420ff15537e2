import type { Dice } from '../random.ts'

type Sentences = readonly [string, ...string[]]
/** By the language of whoever writes. */
type Notes = Readonly<Record<'fi' | 'sv' | 'en', Sentences>>

/** A note once in so many times. */
export const noteNow = (dice: Dice, times: number, sentences: Sentences): { note?: string } =>
  dice.onceIn(times) ? { note: dice.oneOf(sentences) } : {}

const english: Sentences = ['As agreed.']

export const officeNotes: Notes = {
  fi: [
    'Etätyö.',
    'Kuukauden vaihteen raportit.',
    'Urakkalaskenta, tarjous maanantaiksi.',
    'Suunnittelukokous klo 13.',
    'Tietomallin törmäystarkastelu.',
  ],
  sv: ['Distansarbete.', 'Möte med beställaren.', 'Offert till måndag.', 'Granskning av ritningar.'],
  en: english,
}

export const siteNotes: Notes = {
  fi: [
    'Kytkennät 3. kerros.',
    'Odotettu betonivalua tunti.',
    'Keskuksen vaihto, katkos sovittu.',
    'Nousuputket A-rappu valmis.',
    'Lisätyö: rakennuttaja tilasi pistorasiat.',
    'Materiaali myöhässä, siirrytty toiseen kohteeseen.',
  ],
  sv: [
    'Kopplingar våning 3.',
    'Materialet försenat.',
    'Tilläggsarbete beställt av byggherren.',
    'Trapphus A klart.',
  ],
  en: english,
}

export const calloutNotes: Notes = {
  fi: [
    'Vesivuoto, Kielotie 4.',
    'Lämmönjakokeskuksen hälytys, kuitattu.',
    'Sulakkeet, hissi käyntiin.',
    'Päivystyskeikka: IV-kone pysähtynyt.',
    'Rauhallinen vuoro.',
  ],
  sv: ['Vattenläcka, Linnankatu 12.', 'Larm från värmecentralen, kvitterat.', 'Lugnt skift.'],
  en: english,
}

export const errandNotes: Notes = {
  fi: ['Lääkärissä.', 'Hammaslääkäri.', 'Neuvola.'],
  sv: ['Hos läkaren.'],
  en: english,
}

export const trainingNotes: Notes = {
  fi: ['SFS 6002 -kertaus.', 'Ensiapukurssi.', 'Uuden varastojärjestelmän koulutus.'],
  sv: ['Första hjälpen-kurs.', 'SFS 6002, repetition.'],
  en: english,
}

export const travelNotes: Notes = {
  fi: ['Asiakastapaaminen, Tampere.', 'Messut, Jyväskylä.', 'Tarjouskäynti, Turku.'],
  sv: ['Kundmöte, Vasa.', 'Mässa, Jyväskylä.'],
  en: english,
}
