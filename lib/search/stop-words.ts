/** Words that searches ignore: function words, words of requests, and words for tools such as "generator" (a "name generator" is about names). */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a am an and any are as at be been being but by can cannot cant could did do does doing dont for from get gets getting give given gives go going
  got had has have having he her hers him his how i id if ill im in into is isnt it its ive just keep let lets like made make makes making
  many may me might mine more most must my need needed needs of off on or our ours out over please q really shall she should so some somebody someone
  something such than that thats the their them then there these they this those thing things to too up very want wanted wants was we well
  were what whats when where which while who whom whos whose why will with without wont would you your yours
  ai assistant chatgpt create creates creating creator ask generate generates generating generator grok help helping helps
  best good great maker builder prompt prompts show tell use using way ways write writer writes writing wrote written about
  find looking look needing trying try know turn`.split(/\s+/),
);
