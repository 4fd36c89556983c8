/** Invented people: common names, accents, apostrophes, and some too long for a bank's field. */
export const firstNames =
  'Marco Giulia Nicolò Chloé Andrea Francesca Alessandro Martina Davide Sara Luca Noè Elena Matteo Chiara Lorenzo Alice Riccardo Federica Simone Anna José Beatrice Tommaso Zoë Gabriele Irene Stefano Laura Paolo Maddalena Massimiliano Mariaconcetta Giovanbattista Salvatore Carmela Antonio Rosaria Vincenzo Ilaria Michele Valentina Emanuele Silvia Pietro Roberta Giacomo Daniela Filippo Monica'.split(
    ' ',
  )

export const lastNames = [
  ...'Rossi Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Giordano Mancini Rizzo Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Marchetti Parisi Villa Conte Ferraro Ferri Fabbri Bianco Marini Grasso Valentini Messina Sala Gatti Pellegrini Palumbo Sanna Farina Rizzi Monti Cattaneo Morelli Amato Silvestri Mazza Testa Grassi Pellegrino Carbone Giuliani Benedetti Barone Rossetti Caputo Montanari Guerra Palmieri Bernardi Martino Fiore Ferretti Bellini Basile Riva Donati Piras Vitali Battaglia Sartori Neri Costantini Milani Pagano Ruggiero Sorrentino Orlando Damico Negri Müller Muñoz Cantù Forlì Salò'.split(
    ' ',
  ),
  "D'Angelo",
  "D'Amico",
  "Dell'Acqua",
  'De Luca',
  'De Santis',
  'Di Stefano',
  'Lo Monaco',
  'La Rosa',
  'Della Valle',
  'Rossi Bianchi',
  'Papadopoulou Christodoulopoulos',
]

/** Surnames that no traveller of the samples has. */
export const strangers =
  'Zanetti Brambilla Quaranta Tedesco Ventura Olivieri Cocco Pace Fumagalli Ruocco'.split(' ')

export const places = [
  'Tokyo e Kyoto',
  'Perù e Machu Picchu',
  'Islanda e Norvegia',
  'Tanzania e Zanzibar',
  'New York e Miami',
  'Bali e Singapore',
  'Maldive e Dubai',
]
