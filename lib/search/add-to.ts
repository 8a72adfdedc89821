export function addTo(places: Map<string, number[]>, word: string, place: number): void {
  const known = places.get(word);
  if (known) known.push(place);
  else places.set(word, [place]);
}
