/** Contacts of one customer, deactivated ones too: their list is answered whole. */
export const contactsOfCustomer = 500
