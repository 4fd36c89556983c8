/** For a page and for an error: alone in a file, because errors come with every page that asks the server. */
export const documentsClosed =
  'Questa prenotazione è annullata, o il suo viaggio è già finito: i documenti non servono più.'
