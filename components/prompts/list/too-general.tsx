/** Why a list is not narrowed: a query of words without meaning. */
export function TooLittle({ q }: { q: string }) {
  return (
    <>
      . “<bdi>{q}</bdi>” says too little to search for.
    </>
  );
}
