"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel, each an extra of its own.

Nothing is imported here, so that each part needs only its own libraries: `cantiere.envs.pettingzoo`,
`cantiere.envs.gym`, `cantiere.envs.openspiel`, `cantiere.envs.vector`, `cantiere.envs.export`.
"""
