// boardgame.io's own server with its own file storage: node boardgame_io.cjs PORT FOLDER
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const game = {
  name: "counter",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.count += 1; } },
};
const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log("READY") });
