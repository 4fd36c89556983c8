type SeatsProps = {
  free: number
  total?: number
  tone?: 'light' | 'dark' | 'staff'
  size?: 'normal' | 'large'
}

/** The ten-seats sign. It is a drawing: the text beside it says the number. */
export function Seats({ free, total = 10, tone = 'light', size = 'normal' }: SeatsProps) {
  const seats = Array.from({ length: total }, (_, index) => index >= total - free)
  return (
    <span className="seats" data-tone={tone} data-size={size} aria-hidden>
      {seats.map((isFree, index) => (
        <i key={index} data-free={isFree || undefined} />
      ))}
    </span>
  )
}
