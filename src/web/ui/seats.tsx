type SeatsProps = {
  free: number
  total?: number
  tone?: 'light' | 'dark' | 'staff'
  size?: 'normal' | 'large'
}

const step = 10

/** Seats from one position in the row to another, as one path: a page may show two hundred of them. */
function seatPath(from: number, to: number): string {
  let path = ''
  for (let seat = from; seat < to; seat++) {
    path += `M${seat * step} 13V3.5a3.5 3.5 0 0 1 7 0V13a2 2 0 0 1-2 2h-3a2 2 0 0 1-2-2z`
  }
  return path
}

/** The drawing of the ten seats. It is decorative: the text beside it gives the number. */
export function Seats({ free, total = 10, tone = 'light', size = 'normal' }: SeatsProps) {
  const taken = Math.max(0, total - free)
  return (
    <svg
      className="seats"
      data-tone={tone}
      data-size={size}
      viewBox={`0 0 ${Math.max(1, total * step - 3)} 15`}
      aria-hidden
    >
      <path d={seatPath(0, taken)} />
      <path d={seatPath(taken, total)} data-free />
    </svg>
  )
}
