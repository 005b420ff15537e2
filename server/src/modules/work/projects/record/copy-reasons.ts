import { count, word } from '../../../../platform/contract/reason-values.ts'
import { reasons, reasonShape } from '../../../../platform/contract/reasons.ts'

export const leftOutReasons = [
  'not_in_use',
  'cancelled',
  'archived',
  'outside_the_copy',
  'of_the_original',
] as const

/** Why a copy of a project has less than the other one. */
export const copyReasons = reasons({
  left_out_of_copy: {
    values: {
      why: word(leftOutReasons, 'What `reason` says.'),
      count: count('How many of them there were.'),
    },
    sentence: {
      fi: '{count} jäi pois: {why, select, not_in_use {nimetty henkilö tai tietue ei ole käytössä} cancelled {peruttu toisessa projektissa} archived {arkistoitu toisessa projektissa} outside_the_copy {viittaa johonkin, mikä jäi pois} other {kuuluu siihen, mitä varten se tehtiin}}.',
      sv: '{count} utelämnades: {why, select, not_in_use {personen eller posten som nämns är inte i bruk} cancelled {annullerat i det andra projektet} archived {arkiverat i det andra projektet} outside_the_copy {hänvisar till något som utelämnades} other {hör till det som det gjordes för}}.',
      en: '{count} left out: {why, select, not_in_use {who or what it names is not in use} cancelled {cancelled in the other project} archived {archived in the other project} outside_the_copy {it leads to something that was left out} other {it stays with what it was made for}}.',
    },
  },
})
export const CopyReason = reasonShape('LeftOutReason', copyReasons)
