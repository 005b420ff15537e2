/** Definitions of one kind of record, deactivated ones too: their list is answered whole, and each costs every write a look. */
export const fieldsOfKind = 100
/** Options of one field. */
export const optionsOfField = 200
/** Characters of a text value; the filter `cf` takes as many. */
export const valueLength = 1000
