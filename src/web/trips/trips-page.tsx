import { Meta } from '../ui/meta.tsx'
export function Component() {
  return (
    <div className="wrap section">
      <Meta description="x" path="/" />
      <h1 className="text-page">Prova</h1>
    </div>
  )
}
