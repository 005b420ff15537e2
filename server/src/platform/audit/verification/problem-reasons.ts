import { count, orNone, text, word } from '../../contract/reason-values.ts'
import { type ReasonOf, reasons } from '../../contract/reasons.ts'

const row = count('The `sequence` of the row.')
const checkpointAt = text('When the checkpoint was made, as its `at` says; null where none tells.')

/**
 * The problems of a chain as it is stored.
 * - `changed`: the service did not write the row as it is.
 * - `missing`: rows are missing between others.
 * - `inserted`: a second row of one sequence, a row of another organisation, or an unsealed row beyond the head.
 * - `unlinked`: the row was not written after the one before it.
 * - `truncated`: the chain ends before its head or a checkpoint.
 * - `head_moved`: the stored end of the chain is not its last row.
 * - `rewritten`: the row is sealed, and differs from the one that a checkpoint has signed.
 * - `erased`: personal values are missing without a recorded erasure.
 * - `checkpoint_invalid`: the signature of a checkpoint is wrong, or it belongs to another organisation.
 */
export const storedProblems = reasons({
  changed: {
    values: {
      part: word(['row', 'personal_value', 'added_value'], 'What of the row is not as it was written.'),
    },
    sentence: {
      en: '{part, select, row {The row is not as the service wrote it.} personal_value {A personal value, the reason or the origin was changed.} other {A personal value, a reason or an origin was added.}}',
      fi: '{part, select, row {Rivi ei ole sellainen kuin palvelu sen kirjoitti.} personal_value {Henkilötietoa, perustelua tai alkuperää on muutettu.} other {Henkilötieto, perustelu tai alkuperä on lisätty.}}',
      sv: '{part, select, row {Raden är inte så som tjänsten skrev den.} personal_value {En personuppgift, motiveringen eller ursprunget har ändrats.} other {En personuppgift, en motivering eller ett ursprung har lagts till.}}',
    },
  },
  missing: {
    values: { rows: count('How many rows are missing.'), first: row, last: row },
    sentence: {
      en: '{rows, plural, one {Row {first} is missing.} other {Rows {first} to {last} are missing.}}',
      fi: '{rows, plural, one {Rivi {first} puuttuu.} other {Rivit {first}–{last} puuttuvat.}}',
      sv: '{rows, plural, one {Raden {first} saknas.} other {Raderna {first}–{last} saknas.}}',
    },
  },
  inserted: {
    values: {
      how: word(['other_organisation', 'second_time', 'beyond_end'], 'What shows that it was put in.'),
      row,
    },
    sentence: {
      en: "{how, select, other_organisation {The row is another organisation''s.} second_time {Row {row} comes a second time.} other {The row is beyond the end of the chain, and is not sealed.}}",
      fi: '{how, select, other_organisation {Rivi on toisen organisaation.} second_time {Rivi {row} tulee toisen kerran.} other {Rivi on ketjun lopun takana, eikä sitä ole sinetöity.}}',
      sv: '{how, select, other_organisation {Raden hör till en annan organisation.} second_time {Raden {row} kommer en andra gång.} other {Raden ligger bortom kedjans slut och är inte förseglad.}}',
    },
  },
  unlinked: {
    values: {},
    sentence: {
      en: 'The row was written after another one than that before it.',
      fi: 'Rivi on kirjoitettu muun rivin jälkeen kuin sen, joka on sen edellä.',
      sv: 'Raden skrevs efter en annan rad än den som står före den.',
    },
  },
  truncated: {
    values: { row, checkpointAt: orNone(checkpointAt) },
    sentence: {
      en: '{checkpointAt, select, none {The chain ended with row {row}.} other {The checkpoint of {checkpointAt} has seen row {row}.}}',
      fi: '{checkpointAt, select, none {Ketju päättyi riviin {row}.} other {Tarkistuspiste ajalta {checkpointAt} on nähnyt rivin {row}.}}',
      sv: '{checkpointAt, select, none {Kedjan slutade med raden {row}.} other {Kontrollpunkten från {checkpointAt} har sett raden {row}.}}',
    },
  },
  head_moved: {
    values: {
      end: word(
        ['before_last', 'other_row'],
        'What the stored end is: a row before the last one, or another than it.',
      ),
    },
    sentence: {
      en: '{end, select, before_last {The stored end of the chain is not its last row.} other {The stored end of the chain is another row than its last.}}',
      fi: '{end, select, before_last {Ketjun tallennettu loppu ei ole sen viimeinen rivi.} other {Ketjun tallennettu loppu on muu rivi kuin sen viimeinen.}}',
      sv: '{end, select, before_last {Kedjans sparade slut är inte dess sista rad.} other {Kedjans sparade slut är en annan rad än dess sista.}}',
    },
  },
  rewritten: {
    values: { checkpointAt },
    sentence: {
      en: 'The checkpoint of {checkpointAt} has seen another row here.',
      fi: 'Tarkistuspiste ajalta {checkpointAt} on nähnyt tässä muun rivin.',
      sv: 'Kontrollpunkten från {checkpointAt} har sett en annan rad här.',
    },
  },
  erased: {
    values: { lacking: word(['not_stated', 'not_there', 'not_told'], 'What is wanting of the erasure.') },
    sentence: {
      en: '{lacking, select, not_stated {Rows refer to this one for an erasure that it does not state.} not_there {Rows refer to this one for an erasure, and it is not there.} other {Personal values are gone, and no erasure tells of it.}}',
      fi: '{lacking, select, not_stated {Rivit viittaavat tähän poistoon, jota se ei kerro.} not_there {Rivit viittaavat tähän poistoon, eikä sitä ole.} other {Henkilötiedot ovat poissa, eikä mikään poisto kerro siitä.}}',
      sv: '{lacking, select, not_stated {Rader hänvisar till denna för en radering som den inte anger.} not_there {Rader hänvisar till denna för en radering, och den finns inte.} other {Personuppgifter är borta, och ingen radering berättar om det.}}',
    },
  },
  checkpoint_invalid: {
    values: { checkpointAt },
    sentence: {
      en: 'The checkpoint of {checkpointAt} is not one that this service signed for the organisation.',
      fi: 'Tarkistuspiste ajalta {checkpointAt} ei ole tämän palvelun organisaatiolle allekirjoittama.',
      sv: 'Kontrollpunkten från {checkpointAt} har inte signerats av denna tjänst för organisationen.',
    },
  },
})

/** Also of one that is read from a file: the database answers rows by their sequence, so that none comes too late. */
export const auditProblems = reasons({
  ...storedProblems,
  reordered: {
    values: { row },
    sentence: {
      en: 'Row {row} comes after later ones.',
      fi: 'Rivi {row} tulee myöhempien jälkeen.',
      sv: 'Raden {row} kommer efter senare rader.',
    },
  },
})

export type ProblemReason = ReasonOf<typeof auditProblems>
